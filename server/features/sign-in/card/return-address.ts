import type { Card } from '@omsorg/domain/sign-in/card/card.ts'
import type { Exchange } from '../../../platform/handle.ts'
import type { CardParts } from './card-parts.ts'

const pages: Readonly<Record<Card, string>> = { siths: '/SithsCallback', vrk: '/VrkCallback' }

type Address = Pick<CardParts, 'publicAddress' | 'isProduction'>

/** Under which address somebody has come: a demo is opened under several names of one machine. */
export function addressHere({ headers }: Pick<Exchange, 'headers'>, { publicAddress, isProduction }: Address): string {
  return isProduction ? publicAddress : `http://${String(headers['host'])}`
}

/** Compared whole and never read: of an address there is nothing to misunderstand. */
export function isReturnAddress(
  returnUrl: string,
  card: Card,
  exchange: Pick<Exchange, 'headers'>,
  address: Address,
): boolean {
  return [address.publicAddress, addressHere(exchange, address)].some((ours) => returnUrl === ours + pages[card])
}
