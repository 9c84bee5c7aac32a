import { ModelError } from "../model-client.ts";

/** No draft of the model's could be used. Another tutor has to write the argument, for the next drafts would be no better. */
export class ArgumentRejected extends ModelError {
  constructor() {
    super(
      "invalid_output",
      "the model's drafts were rejected, and learners get arguments of the built-in tutor's",
    );
  }
}
