import type { Answered, AnswerWords } from './answered.ts';

const wrote = ({ last }: Answered) => (last ? `. Its log says “${last}”` : '');
const declares = ({ declared }: Answered) =>
  declared ? `. The container declares ${declared}` : '';

/** What each answer means, and what is to be changed for it, in English. */
export const answerWordsEn: AnswerWords = {
  'not-found': [
    ({ what, status }) => `asks for \`${what}\`, which does not exist there (${status})`,
    ({ what, status }) =>
      `and is answered ${status} (not found): what runs at that port serves no path \`${what}\``,
    () => 'The path of the probe has to be one that the program serves at that port.',
  ],
  'no-access': [
    ({ what, status }) => `asks for \`${what}\`, which wants a login (${status})`,
    ({ status }) =>
      `and is answered ${status}: that path is closed to a request without a login, and the kubelet sends none`,
    () =>
      'The probe needs a path that is open to everybody, or the header that the program wants (httpHeaders).',
  ],
  'client-error': [
    ({ status }) => `sends a request that is rejected (${status})`,
    ({ status }) =>
      `and is answered ${status}: the program does not accept the request as the probe sends it`,
    () =>
      "Check scheme, path and headers. As Host the kubelet sends the pod's IP, which a program with a list of allowed hosts rejects, unless httpHeaders names another one.",
  ],
  'server-error': [
    ({ what, status }) => `is answered ${status} by \`${what}\``,
    (params) =>
      `and is answered ${params.status}: the program itself reports that it cannot serve${wrote(params)}`,
    () => 'The probe does its work: what its program misses, or fails at, is to be mended.',
  ],
  'plain-http': [
    ({ port }) => `speaks HTTPS to port ${port}, which serves plain HTTP`,
    () => 'with scheme HTTPS, and what listens there answers in plain HTTP',
    () => 'Set the scheme of the probe to HTTP, or point it to the port that serves TLS.',
  ],
  'tls-wanted': [
    ({ port }) => `speaks plain HTTP to port ${port}, which serves HTTPS`,
    () => 'with scheme HTTP, and what listens there wants TLS (HTTPS)',
    () => 'Set the scheme of the probe to HTTPS (the kubelet does not check the certificate).',
  ],
  'no-such-port': [
    ({ port }) => `names port \`${port}\`, which the container does not declare`,
    ({ port }) =>
      `, but no port of the container is called \`${port}\`, so the probe cannot be sent at all`,
    ({ declared }) =>
      `The name in the probe and the one in the container's ports have to be the same${declared ? `; it declares ${declared}` : ', and it declares none'}.`,
  ],
  'no-health-service': [
    ({ port }) => `asks port ${port} for gRPC health, which it does not serve`,
    () =>
      'and the server there does not implement the gRPC health protocol (grpc.health.v1.Health)',
    () =>
      'The program has to register the gRPC health service, or the probe ask in another way (tcpSocket, httpGet).',
  ],
  'unknown-service': [
    ({ what }) => `asks for the gRPC service \`${what}\`, which the server does not know`,
    ({ what }) => `and its gRPC health service knows no service \`${what}\` (NotFound)`,
    () => 'Name a service in the probe that the program reports the health of, or none at all.',
  ],
  'not-serving': [
    () => 'is answered NOT_SERVING',
    (params) =>
      `and is told that it does not serve (NOT_SERVING): the program itself reports that${wrote(params)}`,
    () => 'The probe does its work: what its program misses, or fails at, is to be mended.',
  ],
  refused: [
    ({ port }) => `asks port ${port}, where nothing listens`,
    (params) =>
      `where nothing listens on the pod's address (connection refused)${declares(params)}`,
    () =>
      'Either the probe has the wrong port, or the program has not opened it, or only for 127.0.0.1. Its log does not say which.',
  ],
  timeout: [
    ({ seconds }) => `gets no answer within ${seconds} s`,
    (params) => `and gets no answer within ${params.seconds} s (timeoutSeconds)${wrote(params)}`,
    () =>
      'The program is reached, and is too slow or hangs: give the probe more time if that is normal for it, else look at what keeps it busy (CPU limit, a slow dependency).',
  ],
  'command-fails': [
    ({ what }) => `runs \`${what}\`, which fails`,
    ({ said }) => `which fails${said ? `: “${said}”` : ' and says nothing'}`,
    () =>
      'Run the command in the container: either it checks the wrong thing, or what it checks is not yet so.',
  ],
};
