import { askedOfItsPod } from '#test/support/shapes/asked-of-its-pod.ts';
import { besideOtherFault } from '#test/support/shapes/beside-other-fault.ts';
import {
  eventsAsSeries,
  eventsCombined,
  eventsOfOtherGroup,
} from '#test/support/shapes/events-as-series.ts';
import { ownedByArgo, ownedByFlux, ownedByNobody } from '#test/support/shapes/git-owned.ts';
import { loggedAsJson, loggedInColours, loggedWithPrefix } from '#test/support/shapes/log-lines.ts';
import { meshed, meshedOfLate, nativelyMeshed } from '#test/support/shapes/meshed.ts';
import {
  sidecarFirst,
  sidecarRestarted,
  workloadFirst,
} from '#test/support/shapes/neighbours-first.ts';
import { olderByADay, olderByAnHour } from '#test/support/shapes/older.ts';
import { otherLabels } from '#test/support/shapes/other-labels.ts';
import { debugged, restartedMore, withoutManagers } from '#test/support/shapes/other-marks.ts';
import { otherNames } from '#test/support/shapes/other-names.ts';
import {
  besideLostNode,
  madeByOperator,
  moreReplicas,
  withinQuota,
  withoutEvents,
} from '#test/support/shapes/other-surroundings.ts';
import { lastWordsInState, olderVersions } from '#test/support/shapes/other-versions.ts';
import { reordered } from '#test/support/shapes/reordered.ts';
import {
  seenAtAPull,
  seenAtItsEnd,
  seenBetweenCrashes,
} from '#test/support/shapes/seen-at-another-moment.ts';
import type { Shape } from '#test/support/shapes/shape.ts';
import { together } from '#test/support/shapes/together.ts';

/** Every shape in which a case is asked again. */
export const shapes: readonly Shape[] = [
  meshed,
  nativelyMeshed,
  meshedOfLate,
  reordered,
  sidecarFirst,
  sidecarRestarted,
  workloadFirst,
  besideOtherFault,
  otherNames,
  otherLabels,
  ownedByArgo,
  ownedByFlux,
  ownedByNobody,
  olderByAnHour,
  olderByADay,
  eventsAsSeries,
  eventsOfOtherGroup,
  eventsCombined,
  withoutManagers,
  debugged,
  restartedMore,
  loggedAsJson,
  loggedInColours,
  loggedWithPrefix,
  besideLostNode,
  madeByOperator,
  moreReplicas,
  withinQuota,
  withoutEvents,
  lastWordsInState,
  olderVersions,
  seenAtAPull,
  seenAtItsEnd,
  seenBetweenCrashes,
  askedOfItsPod,
  together('in many shapes at once', [
    meshed,
    reordered,
    sidecarFirst,
    besideOtherFault,
    otherLabels,
    ownedByArgo,
    eventsAsSeries,
    otherNames,
  ]),
];
