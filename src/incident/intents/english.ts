import type { Concept } from './concept.ts';

/**
 * The words of each concept in English. A word stands for its other forms as well ("scale" for "scaling"); a form that is listed
 * under another concept belongs there ("fixed" is not "fix"). Words with spaces are found as they stand.
 */
export const english: Readonly<Record<Concept, readonly string[]>> = {
  why: [
    'why|y|wy|whyy|reason|cause|rootcause|rca|diagnose|diagnosis|explain|wrong|eli5',
    'what is wrong|what is the problem|what is the issue|what is the matter|what seems to be the problem|how come|what happened|what is happening|whats up|what is up|what is going on|what is this|what broke|what is broken|tell me more|summary|summarize|summarise|tldr|tl dr|details',
  ],
  again: [
    'again|recheck|re-check|refresh|rerun|re-run|recompute|anew|retest',
    'one more time|once more|another look|second look',
  ],
  now: [
    'now|still|current|currently|meanwhile|already|live|latest',
    'at the moment|right now|as of now|these days',
  ],
  look: ['check|look|inspect|analyze|analyse|investigate', 'take a look|have a look'],
  change: [
    'change|changed|changes|diff|differ|difference|different|modified|modify|edit|edited|touched|deployed|deploy|deploys|rollout|rollouts|release|released|releases|shipped|commit|commits|committed|pushed|push|merged|merge|new|recent|updated|bump|bumped|compare|compared|comparison|versus|vs',
  ],
  who: [
    'who|whom|whose|whoever|author|culprit|blame|guilty|human|argo|argocd|flux|gitops|pipeline',
    'which person|which user|which engineer',
  ],
  log: [
    'log|logs|exception|exceptions|stdout|stderr|output|stacktrace|traceback|stack|trace|console|printed|print|tail|backtrace',
    'error message|error messages|last words|what does it say|what does the app say|what did it say',
  ],
  error: [
    'error|errors|failure|failing|fails|failed|crash|crashed|crashing|crashes|crashloop|panic|dying|dies|died|dead|down|pending|stuck|oom|backoff|flapping|unhealthy|happening|happen|happened|breaking|break|problem|problems|issue|issues|matter|trouble|broken|missing|absent|incident|alert',
  ],
  event: ['event|events'],
  yaml: [
    'yaml|yml|manifest|manifests|spec|definition|describe|json|dump',
    'full object|kubectl get',
  ],
  config: [
    'config|configs|configuration|configmap|configmaps|cm|setting|settings|env|envs|envvar|envvars|environment|variable|variables|key|keys|secret|secrets',
    'config map|config maps|env var|env vars',
  ],
  pod: ['pod|pods|replica|replicas|instance|instances|container|containers'],
  count: [
    'how many|how much|number of|count of|list of|which pods|which pod|which replicas|which replica|which containers|which container|list pods|list the pods|list all pods|show pods|show the pods|show me the pods|get pods',
  ],
  where: ['where|location', 'which node|which nodes|what node|which host|which machine'],
  image: [
    'image|images|version|versions|tag|tags',
    'what is running|which build|version is deployed|deployed version|running version|version is running|version is live|image is deployed',
  ],
  status: [
    'status|state|condition|progress|progressing|healthy|health|recovered|recovering|recover|recovery|fixed|resolved|solved|repaired|ready|better|worse|working|works|eta|finished|over|alive|running|stable|situation|standing',
    'is it ok|is it okay|is it fine|everything ok|everything okay|everything fine|ok now|okay now|fine now|ok again|we ok|are we back|back up again|back up yet|we back up|it back up|back up now|is it back|back to normal|back online|back again|how is it|how are things|how are we|how does it look|how is that|is it up|up yet|up now|up again|up and running|is it done|any news|any update|any updates|any progress|where are we|where do we stand|is it good|all good|all clear|hows it|how it is',
  ],
  history: [
    'history|historically|before|earlier|previously|past|recur|recurring|recurred|recurrence|ever|timeline|audit|incidents|often|frequently|tried',
    'what happened before|is this the first time|is it the first time|last time|first time|last week|last month|other times|how often|what was done|what did we do|what have we done|what has been done|what did you do',
  ],
  approve: ['approve|approved|applied|acked|acknowledged|silenced|muted|fixed'],
  when: [
    'when|since|began|begin|started|start|duration|long|time',
    'since when|how long|for how long|what time|when did|how old',
  ],
  impact: [
    'impact|impacted|affect|affected|affects|affecting|user|users|customer|customers|client|clients|outage|hurt|hurts|hurting|severity|severe|serious|bad|urgent|critical|traffic|downtime|consequence|consequences|people|dependents|downstream|upstream|priority|availability',
    'how many users|how many customers|how many people|how many requests|blast radius|how bad|who notices|anyone else|anybody else|do i need to worry|should i worry|should we worry|is prod down|is production down',
  ],
  restart: [
    'restart|restarts|restarting|restarted|reboot|rebooting|bounce|bouncing|recycle|redeploy|redeploying|reload|respawn|kick',
    'turn it off and on|off and on|rollout restart',
  ],
  remove: [
    'delete|deleting|deletes|deleted|kill|killing|remove|removing|evict|evicting|recreate|recreating|drop|destroy|terminate',
    'get rid of',
  ],
  scale: ['scale|scaling|scaled|autoscale|resize'],
  down: [
    'fewer|less|zero|lower|reduce|reducing|decrease|shrink|downscale',
    'scale down|scaling down|scale in|scale it down|down to|scaled down|scale to 0|scale it to 0|to zero|scale this down|scale that down|scale them down|0 replicas',
  ],
  up: ['add|adding|more|increase|increasing|additional|extra|double|another|up|out'],
  grow: [
    'upscale|upscaling',
    'scale up|scaling up|scale out|scaling out|scale it up|scale it out|scale this up|scale that up|scale them up|scaled up',
  ],
  add: ['add|adding|another|more|additional|extra|bigger|larger|new|buy|provision'],
  node: [
    'node|nodes|machine|machines|host|hosts|vm|vms|server|servers|capacity|nodepool|cluster-autoscaler',
    'node pool|cluster autoscaler',
  ],
  rollback: [
    'rollback|rollbacks|roll-back|rolling-back|revert|reverting|downgrade|downgrading',
    'roll back|rolling back|rolled back|roll it back|roll this back|roll that back|rolling it back|go back|going back|to the previous|to previous|to the last|to the old|to an old|to an older|to the older|to an earlier|to the earlier|to the prior|last good|last working|known good|undo the deploy|undo the rollout|rollout undo|undo the release',
  ],
  earlier: [
    'previous version|previous revision|previous release|previous one|last version|last release|last revision|old version|older version|earlier version|prior version|version before|release before',
  ],
  undo: [
    'undo|undoing|unapply',
    'what you did|what you just did|you just did|we just did|i just did|just applied|we applied|you applied|the last fix|take it back|take back|put it back|back out',
  ],
  would: [
    'would|will|could|should|might|if|can|help|helps|helped|work|matter|suffice|enough|useful|worth|solve|sort',
    'what happens if|what if',
  ],
  safe: [
    'safe|safely|safety|risk|risks|risky|dangerous|danger|harm|harmful|harmless|side-effect|side-effects|sideeffects',
    'without breaking|without downtime|without an outage|without risk|break anything|break something|breaks anything|break stuff|side effect|side effects|go wrong|cause downtime|cause an outage|make it worse|worst case',
  ],
  apply: [
    'apply|applying|proceed|execute|carry|doit|accept|confirm|merge',
    'do it|go ahead|go for it|yes please|just do|run it|lets go|let us go|ship it|the fix',
  ],
  fix: [
    'fix|fixes|fixing|solve|solves|solving|solution|solutions|repair|repairing|resolve|resolves|resolving|remedy|remediate|remediation|mitigate|mitigation|workaround|recommend|recommendation|recommended|suggest|suggestion|advice|advise|action|actions|options|heal|unblock|correct',
    'what should i do|what should we do|what can i do|what can we do|what do i do|what do we do|what to do|what now|next step|next steps|what are my options|what would you do|way out|what next|now what|get it back|get this back|get that back|bring it back|bring this back|quickest way|fastest way|best way|way forward',
  ],
  way: ['how do i|how can i|how do we|how can we|how to'],
  promote: [
    'promote|promoting|promotion|unpause',
    'full rollout|promote full|continue the rollout|resume the rollout|next canary step|push it through',
  ],
  abort: [
    'abort|aborting|cancel|canceling|halt',
    'stop the rollout|stop the canary|stop the deploy|stop the deployment|stop the release|stop rollout|stop the update|pause the rollout',
  ],
  ack: [
    'ack|acknowledge|acknowledged|acking',
    'on it|i am on it|im on it|i take it|i will take it|ill take it|i take this|i will take this|ill take this|taking this|taking it|i got this|i have got this|ive got this|looking into it|looking at it|i am looking|im looking|i will look|ill look|mine|assign to me|assign it to me|i own this|handle it|i handle|i am handling|let me handle|let me take|i fix it|on my way',
  ],
  silence: [
    'silence|silencing|snooze|snoozing',
    'stop the alert|stop alerting|stop the alerts|stop paging|stop notifying|turn off the alert|turn off alerts|turn the alert off|pause the alert|disable the alert|no more alerts|quiet the alert',
  ],
  mute: [
    'mute|muting|unmute|quiet|hush',
    'shut up|be quiet|stop posting|stop telling|do not tell|not interested',
  ],
  owner: [
    'owner|owners|owns|own|owned|owning|responsible|oncall|on-call|contact|ping|page|maintainer|maintainers|escalate|escalation',
    'which team|what team|whose team|on call|who do i call|who to call|who to ask|who should i ask|whom should i ask|who do i ask|who can help',
  ],
  links: [
    'runbook|runbooks|dashboard|dashboards|grafana|link|links|url|documentation|docs|doc|graph|graphs|metrics|metric|prometheus|playbook',
  ],
  sure: [
    'sure|certain|certainly|confident|confidence|proof|proofs|prove|proven|proved|evidence|really|doubt|trust|correct|verify|verified|guess|guessing|disagree|believe|convinced',
    'how do you know|how can you tell|how can you know|what makes you think|you are wrong|that is wrong|this is wrong|that is not right|that is nonsense|show me the evidence|based on what|says who',
  ],
  checked: [
    'ruled|exclude|excluded|eliminated|checked|unchecked|overlooked|alternative|alternatives|hypothesis|hypotheses',
    'rule out|rules out|ruled out|could it be|can it be|might it be|may it be|is it because|maybe it is|is it the|is it a|is this the|is this a|is it dns|is it caused|other cause|other causes|something else|what else could|what else did|not look at|not checked|did you look|did you check|have you checked|have you looked|other reasons|other reason|related to|due to|fault of',
  ],
  itself: [
    'itself|self-heal|selfheal|wait|waiting|ignore|automatically|eventually',
    'by itself|on its own|by its own|heal itself|self heal|go away|goes away|going away|do nothing|did nothing|sit it out|sort itself|resolve itself|recover on|recover by|fix itself|leave it|let it be|just wait',
  ],
  low: ['down|in'],
  part: [
    'dns|oom|oomkilled|limit|limits|network|networking|database|db|memory|ram|cpu|disk|storage|quota|firewall|proxy|mesh|istio|sidecar|probe|healthcheck|load|cluster|kubernetes|permission|permissions|rbac|certificate|registry|app|code|application|program',
    'of the deploy|of this deploy|of that deploy|of the rollout|of this rollout|of the release|of this release|for the deploy|for the rollout',
  ],
  else: [
    'else|other|others|elsewhere|namespace|neighbours|neighbors',
    'anything else|what else|other problems|other issues|other things|rest of',
  ],
  meaning: [
    'mean|means|meaning|stand',
    'what is a|what is an|what does it mean|what does that mean|what does this mean|what is the meaning',
  ],
  thanks: [
    'thank|thanks|tnx|thanx|tks|rock|legend|lifesaver|thankyou|thx|thnx|ty|tysm|cheers|great|awesome|perfect|nice|cool|excellent|brilliant|kudos|love|wonderful|amazing|helpful|good|understood|gotcha|lgtm|neat|super|danke|merci|bravo|👍|🙏|🎉|❤|🙌',
    'thank you|well done|good job|good bot|nice one|much appreciated|appreciate it|got it|makes sense|i see|that helped',
  ],
  help: [
    'help|usage|commands|command|menu|hello|hi|hey|howdy|manual|capabilities|features',
    'what else do you know|what else can you do|what else can i ask|what else can i do here|what can you do|can i ask you|what can i ask|what can i say|what can we ask|what do you know|how do you work|how does this work|how do i use|what else can you|who are you|what are you',
  ],
};
