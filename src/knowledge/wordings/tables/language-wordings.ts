import type { Wording } from '../wording.ts';

/** What runtimes of languages write when a program cannot go on. */
export const languageWordings: readonly Wording[] = [
  {
    id: 'class-version',
    says: [
      /UnsupportedClassVersionError: (?<name>[\w/$.]{1,300}) has been compiled by a more recent version.{0,80}class file version (?<built>\d+)\.\d+\).{0,120}up to (?<has>\d+)/,
    ],
    repeats: ['own-words'],
    clauses: [
      { says: /class file version 52\./, en: 'Java 8', ko: 'Java 8' },
      { says: /class file version 55\./, en: 'Java 11', ko: 'Java 11' },
      { says: /class file version 61\./, en: 'Java 17', ko: 'Java 17' },
      { says: /class file version 65\./, en: 'Java 21', ko: 'Java 21' },
      { says: /class file version 69\./, en: 'Java 25', ko: 'Java 25' },
      {
        says: /./,
        en: 'a newer Java (its class file version minus 44)',
        ko: '더 새로운 Java(클래스 파일 버전에서 44를 뺀 값)',
      },
    ],
    en: [
      'class {name} needs {clause} or newer',
      'The class `{name}` was built for {clause} (class file version {built}), and the Java that loads it knows versions up to {has} only (version minus 44 is the Java release).',
      'Run the program that loads it with {clause} or newer: another tag of its image (such as `-jdk21`). A class of `hudson/` or `jenkins/` comes from the Jenkins controller, and the Java that is too old is that of the agent: change the image of the agent (container `jnlp`, `jenkins/inbound-agent`) in the pod template. Of your own code: build it for the older Java, or use a newer base image.',
    ],
    ko: [
      '{name} 클래스에는 {clause} 이상이 필요합니다',
      '`{name}` 클래스는 {clause}용으로 빌드되었는데(클래스 파일 버전 {built}), 이를 읽는 Java는 버전 {has}까지만 압니다(44를 뺀 값이 Java 버전).',
      '클래스를 읽는 프로그램을 {clause} 이상으로 실행하십시오(이미지의 다른 태그, 예: `-jdk21`). `hudson/`이나 `jenkins/` 클래스는 Jenkins 컨트롤러의 것이고, 오래된 Java는 에이전트의 것입니다. 파드 템플릿에서 에이전트 이미지(`jnlp` 컨테이너, `jenkins/inbound-agent`)를 바꾸십시오. 직접 만든 코드라면 낮은 Java용으로 빌드하거나 더 새로운 베이스 이미지를 쓰십시오.',
    ],
  },
  {
    id: 'java-no-manifest',
    says: [/no main manifest attribute, in (?<jar>\S+)/],
    en: [
      '{jar} cannot be started: it names no main class',
      'The jar was built as a library, or without the step that makes it executable. The image starts the wrong file, or the build lacks the plugin.',
      'With Spring Boot: the `repackage` goal (Maven) or `bootJar` (Gradle), and not the file `*-plain.jar` or `*.original`. Or start it with `java -cp {jar} <main class>`.',
    ],
    ko: [
      '{jar} 파일을 시작할 수 없습니다: 메인 클래스가 없습니다',
      '라이브러리로 빌드되었거나 실행 가능한 jar로 만드는 단계가 빠졌습니다. 이미지가 다른 파일을 시작하거나 빌드에 플러그인이 없습니다.',
      'Spring Boot라면 Maven `repackage` 또는 Gradle `bootJar`를 쓰고 `*-plain.jar`, `*.original` 파일이 아닌지 보십시오. 또는 `java -cp {jar} <메인 클래스>` 명령으로 시작하십시오.',
    ],
  },
  {
    id: 'node-require-esm',
    says: [/ERR_REQUIRE_ESM|Cannot use import statement outside a module/],
    en: [
      'a Node.js program mixes the two kinds of modules',
      'A file is loaded as CommonJS (`require`) and is an ES module, or the other way round. Usually a dependency was updated to a version that is ESM only.',
      'Pin the last CommonJS version of the dependency, load it with `import()`, or set `"type": "module"` and build accordingly; Node 22.12 and later can `require` ES modules.',
    ],
    ko: [
      'Node.js 프로그램에 두 모듈 방식이 섞였습니다',
      '파일을 CommonJS(`require`)로 읽는데 ES 모듈이거나 그 반대입니다. 대개 의존성이 ESM 전용 버전으로 올라간 것입니다.',
      '의존성을 마지막 CommonJS 버전으로 고정하거나, `import()`로 읽거나, `"type": "module"` 설정에 맞게 빌드하십시오. Node 22.12부터는 ES 모듈을 `require`로 읽을 수 있습니다.',
    ],
  },
  {
    id: 'node-openssl',
    says: [/error:0308010C:digital envelope routines::unsupported|ERR_OSSL_EVP_UNSUPPORTED/],
    en: [
      'an old build tool does not work with the OpenSSL of Node 17 and later',
      'The tool (webpack 4 and others) uses the hash MD4, which OpenSSL 3 no longer has. The image moved to a newer Node.',
      'Update the tool (webpack 5). Until then stay on Node 16, or set `NODE_OPTIONS=--openssl-legacy-provider`.',
    ],
    ko: [
      '옛 빌드 도구가 Node 17 이상의 OpenSSL에서 동작하지 않습니다',
      '도구(webpack 4 등)가 OpenSSL 3에서 빠진 MD4 해시를 씁니다. 이미지의 Node 버전이 올라간 것입니다.',
      '도구를 올리십시오(webpack 5). 그때까지 Node 16을 쓰거나 `NODE_OPTIONS=--openssl-legacy-provider` 값을 두십시오.',
    ],
  },
  {
    id: 'python-worker-timeout',
    says: [/\[CRITICAL\] WORKER TIMEOUT \(pid:(?<pid>\d+)\)/],
    en: [
      'Gunicorn killed a worker that did not answer in time',
      'A worker took longer than `--timeout` (30 s unless set) for one request or for its start, and the master ended it. The client gets 502.',
      'Find what the request waits for (database, other service, CPU limit). Then raise `--timeout`, use `gthread` workers, or give more CPU. If the next line says `Perhaps out of memory?`, look at the memory limit.',
    ],
    ko: [
      'Gunicorn이 제때 응답하지 않은 워커를 종료했습니다',
      '워커가 요청 하나나 시작에 `--timeout`(기본 30초)보다 오래 걸려 마스터가 끝냈습니다. 클라이언트는 502를 받습니다.',
      '요청이 무엇을 기다리는지(DB, 다른 서비스, CPU 제한) 찾으십시오. 그다음 `--timeout` 값을 늘리거나, `gthread` 워커를 쓰거나, CPU를 늘리십시오. 다음 줄에 `Perhaps out of memory?`가 있으면 메모리 제한을 보십시오.',
    ],
  },
  {
    id: 'library-missing',
    says: [
      /(?:ImportError: |OSError: )(?<library>[\w.+-]+\.so[\d.]*): cannot open shared object file/,
    ],
    en: [
      'the image lacks the system library {library}',
      'The program or one of its packages needs `{library}`, which is not installed in the image: a slim or other base image, or it was built in another one.',
      'Install the package that holds it in the Dockerfile (`apt-file search {library}`), in the last stage, or use a package without that need (such as `opencv-python-headless`).',
    ],
    ko: [
      '이미지에 시스템 라이브러리 {library}가 없습니다',
      '프로그램이나 패키지에 필요한 `{library}` 파일이 이미지에 설치되지 않았습니다. slim 등 다른 기본 이미지이거나 다른 이미지에서 빌드했습니다.',
      'Dockerfile의 마지막 단계에서 그 파일이 든 패키지를 설치하거나(`apt-file search {library}`), 필요 없는 패키지를 쓰십시오(예: `opencv-python-headless`).',
    ],
  },
  {
    id: 'go-deadlock',
    says: [/fatal error: all goroutines are asleep - deadlock!/],
    en: [
      'a Go program waits for itself',
      'All its goroutines wait and none can go on: the runtime ends the program. It is a fault in the program (a channel nobody writes to, a lock taken twice).',
      'The first stack below shows where the main goroutine waits.',
    ],
    ko: [
      'Go 프로그램이 자기 자신을 기다립니다',
      '모든 고루틴이 기다리고 있어 런타임이 프로그램을 끝냈습니다. 프로그램 오류입니다(아무도 쓰지 않는 채널, 두 번 잡은 락).',
      '아래 첫 스택에 메인 고루틴이 기다리는 곳이 나옵니다.',
    ],
  },
  {
    id: 'go-map-race',
    says: [/fatal error: concurrent map (?:writes|read and map write|iteration and map write)/],
    en: [
      'two goroutines used one map at once',
      'The Go runtime ends the program because a map is written while another goroutine uses it. It is a fault in the program, and comes with load.',
      'The stacks below show both places: guard the map with a mutex or use `sync.Map`; `go test -race` finds more of them.',
    ],
    ko: [
      '두 고루틴이 한 맵을 동시에 썼습니다',
      '다른 고루틴이 쓰는 맵에 쓰기가 일어나 Go 런타임이 프로그램을 끝냈습니다. 프로그램 오류이며 부하가 있을 때 나타납니다.',
      '아래 스택에 두 곳이 나옵니다. 맵을 mutex로 보호하거나 `sync.Map`을 쓰십시오. `go test -race` 명령으로 더 찾을 수 있습니다.',
    ],
  },
  {
    id: 'dotnet-icu',
    says: [/Couldn't find a valid ICU package installed on the system/],
    en: [
      'the .NET image lacks ICU',
      'The program wants the data for cultures, and the image (Alpine and others) has no ICU library. It ends at once.',
      'Install `icu-libs` (Alpine) or `libicu`, or set `DOTNET_SYSTEM_GLOBALIZATION_INVARIANT=1` if no cultures are needed.',
    ],
    ko: [
      '.NET 이미지에 ICU가 없습니다',
      '프로그램에 문화권 데이터가 필요한데 이미지(Alpine 등)에 ICU 라이브러리가 없어 바로 끝납니다.',
      '`icu-libs`(Alpine) 또는 `libicu` 패키지를 설치하거나, 문화권이 필요 없으면 `DOTNET_SYSTEM_GLOBALIZATION_INVARIANT=1` 값을 두십시오.',
    ],
  },
  {
    id: 'dotnet-version',
    says: [/You must install or update \.NET to run this application/],
    en: [
      'the image has another version of .NET than the program needs',
      'The program was built for a version of .NET, or for ASP.NET, that the base image does not have.',
      'The lines below name the framework: use `mcr.microsoft.com/dotnet/aspnet` (not `runtime`) of that version as the last stage, or publish self-contained.',
    ],
    ko: [
      '이미지의 .NET 버전이 프로그램에 필요한 것과 다릅니다',
      '프로그램이 기본 이미지에 없는 .NET 버전이나 ASP.NET용으로 빌드되었습니다.',
      '아래 줄에 프레임워크가 나옵니다. 마지막 단계에 그 버전의 `mcr.microsoft.com/dotnet/aspnet`(`runtime`이 아님)을 쓰거나 self-contained로 게시하십시오.',
    ],
  },
  {
    id: 'php-children',
    says: [/server reached pm\.max_children setting \((?<most>\d+)\)/],
    en: [
      'PHP-FPM is at its limit of {most} processes',
      'All {most} processes of the pool are busy; further requests wait, and time out if it lasts.',
      'See first why requests take long (`slowlog`, database). Then raise `pm.max_children`, as far as the memory limit allows (limit / memory of one process), or run more pods.',
    ],
    ko: [
      'PHP-FPM이 프로세스 한도 {most}개에 이르렀습니다',
      '풀의 프로세스 {most}개가 모두 바쁩니다. 나머지 요청은 기다리다가 시간 초과됩니다.',
      '먼저 요청이 오래 걸리는 이유(`slowlog`, DB)를 보십시오. 그다음 메모리 제한이 허용하는 만큼(제한 ÷ 프로세스당 메모리) `pm.max_children` 값을 늘리거나 파드를 늘리십시오.',
    ],
  },
];
