const TEMPLATES = 'templates/*/templateName';

/** Where the strategy of a Rollout names Services and AnalysisTemplates. */
export const ROLLOUT_NAMES: Readonly<Record<string, readonly string[]>> = {
  Service: [
    'canary/canaryService',
    'canary/stableService',
    'blueGreen/activeService',
    'blueGreen/previewService',
  ],
  'argoproj.io/AnalysisTemplate': [
    `canary/steps/*/analysis/${TEMPLATES}`,
    `canary/analysis/${TEMPLATES}`,
    `blueGreen/prePromotionAnalysis/${TEMPLATES}`,
    `blueGreen/postPromotionAnalysis/${TEMPLATES}`,
  ],
};
