import type { Cause } from '../../../domain/model.ts';

/** `said` is what the controller objects to, and `missing` what it did not find. */
export type Invalid = Readonly<{
  rollout: string;
  said: string;
  field?: string;
  missing?: Readonly<{ kind: string; is: 'absent' | 'there-now' | 'unread' }>;
}>;

/** What is said of a Rollout that its controller refuses. */
export const invalidSpecWords: Pick<Cause<Invalid>, 'text' | 'advice'> = {
  text: {
    en({ name }, { rollout, said, missing }) {
      if (!missing) {
        return {
          title: `\`${name}\`: its spec is invalid`,
          sentence: `The controller of Argo Rollouts refuses the spec of \`${name}\`, so nothing of it is carried out: ${said}`,
          state: 'InvalidSpec',
        };
      }
      const is = {
        absent: 'does not exist',
        unread: 'was not found by its controller',
        'there-now': 'was missing when its controller last looked, and is there now',
      }[missing.is];
      return {
        title: `${missing.kind} \`${name}\` is missing for Rollout \`${rollout}\``,
        sentence: `Rollout \`${rollout}\` refers to ${missing.kind} \`${name}\`, which ${is}. Its controller calls the spec invalid and carries out nothing of it.`,
        state: 'InvalidSpec',
        detail: said,
      };
    },
    ko({ name }, { rollout, said, missing }) {
      if (!missing) {
        return {
          title: `\`${name}\`: spec이 올바르지 않습니다`,
          sentence: `Argo Rollouts 컨트롤러가 \`${name}\` 객체의 spec을 거부하여 아무것도 수행하지 않습니다: ${said}`,
          state: 'InvalidSpec',
        };
      }
      const is = {
        absent: '객체가 존재하지 않습니다',
        unread: '객체를 컨트롤러가 찾지 못했습니다',
        'there-now': '객체가 컨트롤러가 마지막으로 볼 때는 없었고 지금은 있습니다',
      }[missing.is];
      return {
        title: `Rollout \`${rollout}\` 객체에 필요한 ${missing.kind} \`${name}\` 객체가 없습니다`,
        sentence: `Rollout \`${rollout}\` 객체가 참조하는 ${missing.kind} \`${name}\` ${is}. 컨트롤러는 spec이 올바르지 않다고 보고 아무것도 수행하지 않습니다.`,
        state: 'InvalidSpec',
        detail: said,
      };
    },
  },

  advice: {
    choose: ({ name }, { missing }) => ({
      extra: [
        ...(missing
          ? [
              {
                en: {
                  title: `Or make \`${name}\``,
                  text: `Make \`${name}\` in the place where the Rollout looks for it, if that is what was meant.`,
                },
                ko: {
                  title: `또는 \`${name}\` 객체 생성`,
                  text: `원래 뜻한 이름이라면 Rollout이 찾는 곳에 \`${name}\` 객체를 만드십시오.`,
                },
              },
            ]
          : []),
        {
          unless: 'rollout/other-name',
          en: {
            title: 'Or correct the spec',
            text: 'Correct the field of the Rollout that its controller names.',
          },
          ko: { title: '또는 spec 수정', text: '컨트롤러가 지적한 Rollout 필드를 고치십시오.' },
        },
      ],
      en: {
        title: missing ? 'Make what is missing, or correct the spec' : 'Correct the spec',
        text: 'Until it is fixed nothing of the spec is carried out; what runs goes on.',
      },
      ko: {
        title: missing ? '없는 것을 만들거나 spec 수정' : 'spec 수정',
        text: '고칠 때까지 spec은 수행되지 않으며 실행 중인 것은 그대로입니다.',
      },
    }),
  },
};
