import type { Wording } from '../wording.ts';

/** What S3 and what speaks its protocol answer to a request that they do not grant. */
export const bucketWordings: readonly Wording[] = [
  {
    id: 's3-refused',
    says: [/\b(?<code>InvalidAccessKeyId)\b/],
    en: [
      'the storage does not know the access key id',
      'S3 answered that this key id does not exist there ({code}): it was deleted, belongs to another provider, or the endpoint is another one. Rights would show as AccessDenied, a wrong secret as SignatureDoesNotMatch.',
      'Compare the key id in the Secret of the job (not its secret part) with those of the account, and the endpoint with the provider. Look for a line break at its end.',
    ],
    ko: [
      '스토리지가 액세스 키 id를 모릅니다',
      'S3가 그 키 id가 없다고 답했습니다({code}). 삭제되었거나, 다른 제공자의 것이거나, 엔드포인트가 다릅니다. 권한이면 AccessDenied, 틀린 시크릿이면 SignatureDoesNotMatch로 나옵니다.',
      '작업이 쓰는 Secret의 키 id(비밀 부분은 제외)를 계정의 키와, 엔드포인트를 제공자와 비교하십시오. 끝의 줄바꿈도 확인하십시오.',
    ],
  },
  {
    id: 's3-refused',
    says: [/\b(?<code>SignatureDoesNotMatch)\b/],
    en: [
      'the secret part of the access key is wrong',
      'S3 was reached, and the signature that was made with the secret part of the access key does not fit ({code}).',
      'Set the secret part again, without a line break; a wrong region, a clock that is off, or a proxy that changes headers gives the same answer.',
    ],
    ko: [
      '액세스 키의 비밀 부분이 틀립니다',
      'S3에 닿았지만 액세스 키의 비밀 부분으로 만든 서명이 맞지 않습니다({code}).',
      '비밀 부분을 줄바꿈 없이 다시 넣으십시오. 틀린 리전, 어긋난 시계, 헤더를 바꾸는 프록시도 같은 응답을 만듭니다.',
    ],
  },
  {
    id: 's3-refused',
    says: [
      /error occurred \(AccessDenied\) when calling the (?<call>(?:List|Get|Put|Head|Delete|Copy|Create|Upload|Complete|Abort)(?:Object|Bucket|Multipart|Part)\w{0,40}) operation/,
      /operation error S3: (?<call>\w+),.*\bAccessDenied\b/,
    ],
    en: [
      'the storage account may not {call}',
      'S3 knows who asks, and no policy allows `{call}` there (AccessDenied).',
      'Look at the policy of that user and of the bucket for exactly this action and path; the key itself is right.',
    ],
    ko: [
      '스토리지 계정에 {call} 권한이 없습니다',
      'S3가 요청자를 알지만 `{call}` 작업을 허용하는 정책이 없습니다(AccessDenied).',
      '그 사용자와 버킷의 정책에서 바로 이 작업과 경로를 보십시오. 키 자체는 맞습니다.',
    ],
  },
  {
    id: 'aws-denied',
    says: [
      /\barn:aws\S{1,300} is not authorized to perform: (?<call>(?!sts:AssumeRole)[\w:-]+)/,
      /error occurred \((?:AccessDenied\w*|UnauthorizedOperation)\) when calling the (?<call>(?!AssumeRole)\w+) operation/,
      /operation error [\w ]{1,60}: (?<call>(?!AssumeRole)\w+),.*\b(?:AccessDenied\w*|UnauthorizedOperation)\b/,
    ],
    en: [
      'AWS knows who asks, and does not allow {call}',
      'AWS was reached and knows the role or user that asks. No policy of it allows `{call}` on what was asked for, or one forbids it.',
      'The message names who asks, the action and mostly the resource: add the action to the policy of that role, and look at the boundary, the policy of the resource (key, bucket, secret) and those of the organisation.',
    ],
    ko: [
      'AWS가 요청자를 알지만 {call} 작업을 허용하지 않습니다',
      'AWS에 닿았고 요청한 역할이나 사용자를 알지만, `{call}` 작업을 허용하는 정책이 없거나 막는 정책이 있습니다.',
      '메시지에 요청자, 작업, 대개 리소스까지 나옵니다. 그 역할의 정책에 작업을 추가하고 권한 경계, 리소스(키, 버킷, 시크릿)의 정책, 조직의 정책을 확인하십시오.',
    ],
  },
];
