import { investigate } from '#src/answers/investigate.ts';
import { admissionOf } from '#src/carry-out/admission.ts';
import { carryOut } from '#src/carry-out/carry-out.ts';
import type { ActEnd } from '#src/carry-out/end/ended.ts';
import { reachesById } from '#src/carry-out/reach/reaches-by-id.ts';
import type { Answer, AnswerRemedy } from '#src/domain/answer.ts';
import type { Plan } from '#src/domain/plan.ts';
import type { Repositories } from '#src/domain/ports.ts';
import { approved, surroundings } from '#test/fixes/support/surroundings.ts';
import type { Api } from '#test/integration/support/api.ts';
import { asRole } from '#test/integration/support/as-role.ts';
import { until } from '#test/integration/support/until.ts';

/** What is known of an object, and the plan of a fix. */
export type Asked = Readonly<{ answer: Answer; plans: readonly Plan[] }>;
/** The worker and the remediator under the RBAC that is shipped, without Slack and Redis between them. */
export type Roles = Readonly<{
  ask(text: string, namespace: string): Promise<Asked>;
  /** Asks until a fix is offered, as the cluster shows only by and by what is wrong. */
  offered(
    id: string,
    text: string,
    namespace: string,
  ): Promise<Readonly<{ fix: AnswerRemedy; plan: Plan }>>;
  /** What is foretold of a live change, in the place of a fix. */
  foretold(id: string, text: string, namespace: string): Promise<string | undefined>;
  /** Carries out what somebody with all rights has approved. */
  carriedOut(plan: Plan): Promise<ActEnd>;
}>;

/** Opens the cluster as both roles; pull requests go to these repositories. */
export async function openRoles(api: Api, repositories: Repositories): Promise<Roles> {
  const worker = await asRole(api, 'worker');
  const { writer } = await asRole(api, 'remediator');
  const limits = { cluster: 'test', isOpen: () => true, reaches: reachesById };
  const identityOf = () => ({ user: 'mina', groups: ['system:masters'] });

  async function ask(text: string, namespace: string): Promise<Asked> {
    const found = await investigate(
      { query: { text, namespace } },
      {
        loader: worker.loader(),
        cluster: 'test',
        lang: 'en',
        dryRun: (change) => admissionOf(change, writer, limits, repositories),
      },
    );
    if (found.is !== 'answer') throw new Error(`${text}: ${JSON.stringify(found)}`);
    return found;
  }

  return {
    ask,
    async offered(id, text, namespace) {
      let last: Answer | undefined;
      const look = async () => {
        const { answer, plans } = await ask(text, namespace);
        last = answer;
        const fix = answer.findings
          .flatMap(({ remedies }) => remedies)
          .find((one) => one.id === id);
        const plan = plans.find((one) => one.id === fix?.plan);
        return fix && plan && { fix, plan };
      };
      return await until(`${id} of ${text}`, look, { every: 1_000 }).catch((cause: unknown) => {
        throw new Error(`What was answered: ${JSON.stringify(last)}`, { cause });
      });
    },
    foretold: (id, text, namespace) =>
      until(
        `${id} of ${text}`,
        async () => {
          const { answer } = await ask(text, namespace);
          const fixes = answer.findings.flatMap(({ remedies }) => remedies);
          return fixes.find((one) => one.id === id)?.git?.revert;
        },
        { every: 1_000 },
      ),
    carriedOut: (plan) =>
      carryOut(approved(plan.id, 'mina', plan.id), plan, {
        ...surroundings().deps,
        writer,
        repositories,
        limits,
        identityOf,
      }),
  };
}
