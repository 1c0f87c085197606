import { type MarketCode, marketCodes } from '../../market.ts'
import { readIdentityNumber } from './identity-number.ts'

/** Its numbers have no check sign that tells them from others of ten digits, so only one written with its dash counts. */
const denmark: MarketCode = 80

/** Whether a text is somebody's whole identity number in one of the markets: it then stays out of addresses. */
export function readsAsIdentityNumber(text: string, today: Temporal.PlainDate): boolean {
  return marketCodes.some((market) => {
    return (market !== denmark || text.includes('-')) && readIdentityNumber(text, market, today).ok
  })
}
