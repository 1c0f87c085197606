import type { Card } from '@omsorg/domain/sign-in/card/card.ts'
import type { Exchange } from '../../../platform/handle.ts'
import type { CardParts } from './card-parts.ts'

const pages: Readonly<Record<Card, string>> = { siths: '/SithsCallback', vrk: '/VrkCallback' }

/** Compared whole and never read: of an address there is nothing to misunderstand. */
export function isReturnAddress(
  returnUrl: string,
  card: Card,
  { headers }: Pick<Exchange, 'headers'>,
  { publicAddress, isProduction }: Pick<CardParts, 'publicAddress' | 'isProduction'>,
): boolean {
  const ours = [publicAddress, ...(isProduction ? [] : [`http://${String(headers['host'])}`])]
  return ours.some((address) => returnUrl === address + pages[card])
}
