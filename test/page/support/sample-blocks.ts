// A message as rich as an answer gets, in English and Korean.
const mrkdwn = (text: string) => ({ type: 'mrkdwn', text });
const plain = (text: string) => ({ type: 'plain_text', text });

/** The blocks of a verdict with a map, evidence, a fix and buttons. */
export const verdict = [
  {
    type: 'section',
    text: mrkdwn(
      ':red_circle: *web* · Rollout · blog-system — canary stuck, 1 pod Pending for 5 min\n*Cause*  `web-6c7c9fb85d-8lqpc` cannot be placed. The spread rule counts *k8s-cp* as an empty third domain although its taint keeps web off it.   _proven_',
    ),
  },
  {
    type: 'section',
    text: mrkdwn(
      '```k8s-cp       0  tainted\nk8s-worker1  1  a second pod would make a skew of 2, which the rule does not allow\nk8s-worker2  1```',
    ),
  },
  {
    type: 'section',
    fields: [mrkdwn('*Placement*\nlands on k8s-worker1'), mrkdwn('*Admission*\ndry run accepted')],
  },
  { type: 'context', elements: [mrkdwn('asked by <@UMINA00001> · 0.6 s · not checked: logs')] },
  {
    type: 'actions',
    elements: [
      {
        type: 'button',
        action_id: 'review',
        style: 'primary',
        text: plain('Review fix'),
        value: 'plan-1',
      },
      {
        type: 'button',
        action_id: 'abort',
        style: 'danger',
        text: plain('Abort canary'),
        confirm: {
          title: plain('Abort the canary?'),
          text: mrkdwn('The stable version keeps running.'),
          confirm: plain('Abort'),
          deny: plain('Keep'),
          style: 'danger',
        },
      },
      {
        type: 'static_select',
        action_id: 'pick',
        placeholder: plain('Which one?'),
        options: [
          { text: plain('web-a'), value: 'a' },
          { text: plain('web-b'), value: 'b' },
        ],
      },
    ],
  },
];

/** The same in Korean, in rich text. */
export const korean = [
  { type: 'header', text: plain('web 롤아웃: 카나리 파드 1개가 5분째 Pending') },
  {
    type: 'rich_text',
    elements: [
      {
        type: 'rich_text_section',
        elements: [
          { type: 'text', text: '원인 ', style: { bold: true } },
          { type: 'text', text: 'web-6c7c9fb85d-8lqpc', style: { code: true } },
          {
            type: 'text',
            text: ' 파드를 배치할 수 없습니다. 분산 규칙이 k8s-cp 노드를 빈 도메인으로 셉니다.',
          },
        ],
      },
      {
        type: 'rich_text_preformatted',
        elements: [{ type: 'text', text: 'topologySpreadConstraints:\n- nodeTaintsPolicy: Honor' }],
      },
      {
        type: 'rich_text_list',
        style: 'bullet',
        elements: [
          {
            type: 'rich_text_section',
            elements: [{ type: 'text', text: '확인하지 않음: 로그 (파드가 시작된 적 없음)' }],
          },
        ],
      },
    ],
  },
];
