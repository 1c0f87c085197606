/** A service outside did not answer as it should: the call is answered with 503, a job tries again. */
export class Unavailable extends Error {
  override readonly name: string = 'Unavailable'
  readonly retry = true
}
