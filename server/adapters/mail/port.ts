/** Sends mails. Called by jobs only, never between begin and commit. */
export interface Mail {
  /**
   * Hands one mail over for delivery. Throws MailUnavailable (try again later) or MailRefused (trying again cannot help).
   * A job that runs twice sends twice: the same `id` lets the receiving side see that it is the same mail.
   */
  send(letter: Letter): Promise<void>
}

export interface Letter {
  /** Unique for what is said, and the same when it is said again: letters, digits and hyphens. */
  readonly id: string
  /** One address. */
  readonly to: string
  /** Who is to be answered, where that is not us. */
  readonly replyTo?: string
  readonly subject: string
  /** Plain text. It names no person and no product: mail is not confidential (facts 4.3). */
  readonly text: string
}

/** The mail server did not answer, or asked to wait. */
export class MailUnavailable extends Error {
  override readonly name = 'MailUnavailable'
  readonly retry = true
}

/** The mail server will not take this mail: the address does not exist, or the mail is rejected. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
  readonly retry = false
}
