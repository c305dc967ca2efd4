import Sequencer from '@jest/test-sequencer';

/** They ask about every scenario, try a thousand inputs, or wait for processes that are killed. */
const LONG =
  /\/test\/(scenarios|fuzz|patterns|integration\/(faults|scheduler|delivery))\/|\/test\/answers\/scenarios\./;

/** Jest goes by the size of a file until it has seen it run, and long ones are small: no worker is to begin one at the end. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const isLong = ({ path }) => Number(LONG.test(path));
    return super.sort(tests).toSorted((one, other) => isLong(other) - isLong(one));
  }
}
