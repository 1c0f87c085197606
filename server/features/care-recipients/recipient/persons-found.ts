import type { Seal } from '@omsorg/database/sealed.ts'
import { holdsPart, numberPartIn, type NumberPart } from '@omsorg/domain/care-recipients/identity/number-part.ts'
import { kindOfTerm, withoutRoomWord } from '@omsorg/domain/care-recipients/recipient/search-term.ts'
import { temporaryNumber } from '@omsorg/domain/care-recipients/recipient/registration.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'
import type { Transaction } from '../../../platform/database.ts'
import { personsWithNumberInReach } from '../identity/numbers.sql.ts'
import { findPersons, readSealedNumbers, type SearchedPlace } from './search-care-recipients.sql.ts'

/** More than anybody reads; whoever finds so many writes another letter. */
const mostFound = 200

/** So many are looked through for the end of a number. */
const mostLookedThrough = 2000

interface Searched extends SearchedPlace {
  readonly market: MarketCode
}

/**
 * Whom a term finds that is no whole identity number: words of the name, reference number and room, a birth date, a part of
 * the number (decision 0030). Never a protected person, and nobody beyond the reach of the transaction.
 */
export async function personsFound(
  tx: Transaction,
  term: string,
  { at, today, seal }: { readonly at: Searched; readonly today: Temporal.PlainDate; readonly seal: Seal },
): Promise<number[]> {
  const words = at.carePlaceId === null ? term : withoutRoomWord(term)
  if (kindOfTerm(term) === 'room') {
    return findPersons(tx, { words, born: null, inRooms: true, limit: mostFound }, at)
  }
  const byWords = await findPersons(tx, { words, born: null, inRooms: false, limit: mostFound }, at)
  // A temporary number is any text; typed whole, it finds its person as well.
  const byNumber = await personsWithNumberInReach(tx, [seal.blind(temporaryNumber(term).normalized)])
  const part = numberPartIn(term, at.market, today)
  const byPart = part ? await personsWithPart(tx, part, { at, seal }) : []
  return [...new Set([...byWords, ...byNumber, ...byPart])]
}

/** Numbers are sealed, so those of whom the rest of the term finds are opened and compared; at a place of everybody there. */
async function personsWithPart(
  tx: Transaction,
  part: NumberPart,
  { at, seal }: { readonly at: Searched; readonly seal: Seal },
): Promise<number[]> {
  const { words, born, isBirthDate, signs } = part
  const asked = { words, inRooms: false, limit: mostLookedThrough }
  const bornThen = born.length > 0 ? await findPersons(tx, { ...asked, born }, at) : []
  const others = words !== '' || at.carePlaceId !== null ? await findPersons(tx, { ...asked, born: null }, at) : []
  const looked = await readSealedNumbers(tx, [...new Set([...others, ...bornThen])])
  const holding = looked.filter(({ sealed }) => holdsPart(seal.open(sealed), signs, at.market)).map(({ id }) => id)
  return [...(isBirthDate ? bornThen : []), ...holding].slice(0, mostFound)
}
