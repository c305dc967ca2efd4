import type { Cause } from '../../../domain/model.ts';
import { eventsSaying } from '../../../readings/events.ts';
import { classesIn, isDefaultClass } from '../../../readings/storage-classes.ts';
import { classNameOf } from '../../../simulator/storage/claims.ts';
import { marked } from '../../../text/marked.ts';
import { shell } from '../../../text/shell.ts';
import { quotedField } from '../../../world/quoted-field.ts';

type NoDefault = Readonly<{ classes: readonly string[] }>;

/** A claim names no class, and no class is the default. */
export const noDefaultClass: Cause<NoDefault, 'PersistentVolumeClaim'> = {
  id: 'storage/no-default-class',
  of: ['PersistentVolumeClaim'],
  explains: ['claim-unbound'],

  *explain({ on, evidence, reason }, world, claim) {
    if (reason === 'Lost') return;
    const { storageClassName, volumeName } = claim.spec ?? {};
    // An empty name is a wish for a volume that somebody made by hand.
    if (classNameOf(claim) || storageClassName === '' || volumeName) return;

    const { classes, gap } = classesIn(world);
    if (gap || classes.some(isDefaultClass)) return;
    const [failed] = eventsSaying(['FailedBinding'], on, world);
    const unset = { ...quotedField(on, '/spec/storageClassName', ''), unset: true as const };
    yield {
      subject: on,
      params: { classes: classes.map(({ metadata }) => metadata?.name ?? '') },
      evidence: failed ? [failed, unset] : [evidence, unset],
      strength: 'entails',
      restsOn: [on],
    };
  },

  text: {
    en: ({ namespace, name }, { classes }) => ({
      title: `PersistentVolumeClaim \`${namespace}/${name}\` names no StorageClass, and there is no default`,
      sentence: `PersistentVolumeClaim \`${name}\` sets no storageClassName and the cluster has no default StorageClass, so nobody makes a volume for it.`,
      so: `No pod that mounts \`${name}\` can start.${classes.length > 0 ? ` It could name ${classes.map((one) => `\`${one}\``).join(' or ')}.` : ''}`,
    }),
    ko: ({ namespace, name }, { classes }) => ({
      title: `PersistentVolumeClaim \`${namespace}/${name}\` 객체에 StorageClass 지정이 없고 기본 클래스도 없습니다`,
      sentence: `PersistentVolumeClaim \`${name}\` 객체에 storageClassName 설정이 없고 클러스터에 기본 StorageClass 객체도 없어서 볼륨이 만들어지지 않습니다.`,
      so: `\`${name}\` 객체를 마운트하는 파드는 시작할 수 없습니다.${classes.length > 0 ? ` 지정할 수 있는 클래스: ${marked(classes)}.` : ''}`,
    }),
  },

  advice: {
    choose: ({ name }, { classes: [other] }) => ({
      extra: [
        {
          en: {
            title: 'Or make a class the default',
            text: 'Or make a class the default; then the claim gets it by itself.',
          },
          ko: {
            title: '또는 기본 클래스 지정',
            text: '또는 한 클래스를 기본으로 만드십시오. 그러면 클레임에 저절로 지정됩니다.',
          },
        },
      ],
      en: {
        title: 'Give the claim a class',
        text: `Set spec.storageClassName of \`${name}\`${other ? `, such as \`${other}\`` : ''}.`,
      },
      ko: {
        title: '클레임에 클래스 지정',
        text: `\`${name}\` 객체의 spec.storageClassName 값을 ${other ? `\`${other}\` 같은` : '있는'} 클래스로 지정하십시오.`,
      },
    }),

    /** The only field of a claim's class that may be set later is one that was never set. */
    command({ namespace = 'default', name }, { classes: [only, ...more] }) {
      if (!only || more.length > 0) return undefined;
      const patch = JSON.stringify({ spec: { storageClassName: only } });
      return shell`kubectl -n ${namespace} patch pvc ${name} -p ${patch}`;
    },
  },
};
