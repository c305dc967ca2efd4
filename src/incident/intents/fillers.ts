/** Words of politeness and grammar, which say nothing of what is asked for. */
export const fillers: ReadonlySet<string> = new Set(
  [
    'a an the this that these those it its is are was were be been being am do does did done doing has have had having',
    'i me my mine we us our you your they them their he she his her someone somebody everything everywhere nowhere anywhere else anyone anybody everyone everybody',
    'and or but so then also too just only even at on in of for from to with about into onto by as than there here',
    'please pls plz plss kindly sorry hey hi hello yo ok well hmm uh um oh ah eh btw fyi asap kubewhy bot guys team folks mate bro dude man',
    'can could would will shall should may might must need needs want wants wanted like let lets us going gonna wanna gotta',
    'what which how when where whats wat wht hows',
    'tell show give get see know say says said think find list print paste send post share provide display fetch pull bring put off over',
    'some any all more most much many few both each every one ones two thing things stuff something anything nothing bit little way',
    'if not no yes yeah yep nope dont still yet again very really actually quickly quick maybe perhaps possibly exactly',
    'deployment deploy deployments service services workload app apps application rollout statefulset daemonset prod production cluster now today yesterday tonight morning',
    'run running runs make makes made happen went go goes got take takes took use uses using full whole entire detail details info information',
    'because since while after before during until without within between same such own back',
    'line lines file files part parts case cases place kind sort sorts name names word words point sense fact lot lots end k8s',
    'team minute minutes min hour hours second seconds day days last first next latest recent',
  ]
    .join(' ')
    .split(' '),
);

/** The same in Korean: what such words begin with. */
export const koreanFillers: readonly string[] =
  '좀 한 번 번만 목록 내역 부탁드 부탁해 혹시 그럼 그러면 그리고 그런데 근데 아니 음 아 네 넵 예 이거 그거 저거 이것 그것 저것 이게 그게 저게 이건 그건 이 그 저 것 거 건 게 수 나 내 저 제 우리 얘 걔 쟤 여기 거기 지금 오늘 어제 방금 보여 알려 말해 가르쳐 주세 주시 줘 해줘 해주 해 하고 할 한 하는 하나 합니 했 되 된 될 돼 됩니 있 없 이야 인가 인지 뭐 뭔 무엇 무슨 어떤 어떻 어느 얼마 더 또 다 모두 전부 같 부탁 빨리 잠깐 혹은 아니면 그래 그래서 제발 좀더 정도 대해 대한 관련 때 중 후 뒤 앞 안 못 잘 꼭 봐 볼 보 가 까 요 님 서비스 워크로드 앱 배포본 뽑 꺼 켜 적어 남겨 띄 찾 나온 나오 났던 났 계속 대체 도대체 이래 그래요 그런 이런 저런 최근 방법 부분 내용 디플로이먼트'.split(
    ' ',
  );
