/** Sends text messages. Called by jobs only, never between begin and commit. */
export interface Sms {
  /** Hands one over for delivery. Throws SmsUnavailable (try again later) or SmsRefused (trying again cannot help). */
  send(message: TextMessage): Promise<void>
  /** Whether a message of this id was taken before: whoever does not know what became of it asks before sending it again. */
  wasSent(id: string): Promise<boolean>
}

export interface TextMessage {
  /** Unique for what is said, and the same when it is said again: letters, digits and hyphens. */
  readonly id: string
  /** E.164, such as +46701740605. */
  readonly to: string
  /** It names no person, no product and no place: a text message is not confidential (facts 4.3). */
  readonly text: string
}

/** The gateway did not answer, asked to wait, or answered what nobody understands. */
export class SmsUnavailable extends Error {
  override readonly name = 'SmsUnavailable'
  readonly retry = true
}

/** The gateway will not take this message: the number cannot be one, or the account may not send. */
export class SmsRefused extends Error {
  override readonly name = 'SmsRefused'
  readonly retry = false
}
