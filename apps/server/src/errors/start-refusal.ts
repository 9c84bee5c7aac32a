/** Why the program cannot start, where whoever starts it can mend that. The message is for people. */
export class StartRefusal extends Error {
  override readonly name: string = "StartRefusal";
}
