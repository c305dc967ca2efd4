/** A recorded cluster cannot be read; the message names the file and what is wrong with it. */
export class UnreadableRecording extends Error {
  override readonly name = 'UnreadableRecording';
}
