/** SITHS of Sweden, and the professional card of Finland. */
export type Card = 'siths' | 'vrk'

/** The e-IDs of people: BankID of Sweden, the Finnish Trust Network, MitID, BankID of Norway. Their number is an identity number. */
export type Eid = 'bankid-se' | 'ftn' | 'mitid' | 'bankid-no'

/** By what somebody shows who they are. */
export type Means = Card | Eid

/**
 * The identity service that reads cards and e-IDs: it is told where the person shall come back to, shows them its own pages, and tells
 * whose it was to whoever holds our keys. Never called between begin and commit.
 */
export interface CardBroker {
  /** Whether it is connected for that. */
  offers(means: Means): boolean
  /** Opens a session there. Throws CardBrokerUnavailable. */
  begin(wish: CardWish): Promise<BegunCard>
  /** What became of a session. It is told once. Throws CardBrokerUnavailable. */
  read(means: Means, sessionId: string): Promise<CardAnswer>
  /** Ends a session whose answer was read. Never throws: what is not ended there ends by itself. */
  end(means: Means, sessionId: string): Promise<void>
}

export interface CardWish {
  readonly means: Means
  readonly callbackUrl: string
  /** The number that the person has written, where they have. */
  readonly number: string | null
}

export interface BegunCard {
  readonly sessionId: string
  /** Where the browser goes. */
  readonly redirectUrl: string
}

export type CardAnswer =
  /** The issuer as the certificate of the card names it; null where the service does not tell. */
  | { readonly result: 'recognised'; readonly number: string; readonly issuer: string | null }
  /** The person gave up, waited too long, or nobody knows the session. */
  | { readonly result: 'ended'; readonly why: 'cancelled' | 'expired' | 'unknown' }

/** `refused` is a key that the service does not know: asking again cannot help. */
export class CardBrokerUnavailable extends Error {
  override readonly name = 'CardBrokerUnavailable'
  readonly why: 'no-answer' | 'too-slow' | 'refused' | 'not-understood'
  constructor(why: CardBrokerUnavailable['why']) {
    super(`The card service cannot be used: ${why}`)
    this.why = why
  }
}
