import type { Seal } from '@omsorg/database/sealed.ts'
import { holdsPart, numberPartIn, type NumberPart } from '@omsorg/domain/care-recipients/identity/number-part.ts'
import { kindOfTerm, withoutRoomWord } from '@omsorg/domain/care-recipients/recipient/search-term.ts'
import { temporaryNumber } from '@omsorg/domain/care-recipients/recipient/registration.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'
import type { Transaction } from '../../../platform/database.ts'
import { readSealedNumbers, type Meant, type SearchedPlace } from './search-care-recipients.sql.ts'

/** More than anybody reads; whoever finds so many writes another letter. */
const mostFound = 200

/** So many are looked through for the end of a number. */
const mostLookedThrough = 2000

interface Searched extends SearchedPlace {
  readonly market: MarketCode
}

/**
 * Whom a term means that is no whole identity number: words of the name, reference number and room, a birth date, a part of
 * the number (decision 0030). Never a protected person, and nobody beyond the reach of the transaction.
 */
export async function meantByPart(
  tx: Transaction,
  term: string,
  { at, today, seal }: { readonly at: Searched; readonly today: Temporal.PlainDate; readonly seal: Seal },
): Promise<Meant> {
  const words = { words: at.carePlaceId === null ? term : withoutRoomWord(term), born: null, limit: mostFound }
  if (kindOfTerm(term) === 'room') return { words: { ...words, inRooms: true }, blindNumbers: [], ids: [] }
  const part = numberPartIn(term, at.market, today)
  return {
    words: { ...words, inRooms: false },
    // A temporary number is any text; typed whole, it finds its person as well.
    blindNumbers: [seal.blind(temporaryNumber(term).normalized)],
    ids: part ? await personsWithPart(tx, part, { at, seal }) : [],
  }
}

/** Numbers are sealed, so those of whom the rest of the term finds are opened and compared; at a place of everybody there. */
async function personsWithPart(
  tx: Transaction,
  part: NumberPart,
  { at, seal }: { readonly at: Searched; readonly seal: Seal },
): Promise<number[]> {
  const { words, born, isBirthDate, signs } = part
  const asked = { words, inRooms: false, limit: mostLookedThrough }
  const [bornThen, others] = await Promise.all([
    born.length > 0 ? readSealedNumbers(tx, { ...asked, born }, at) : [],
    words !== '' || at.carePlaceId !== null ? readSealedNumbers(tx, { ...asked, born: null }, at) : [],
  ])
  const holding = [...others, ...bornThen].filter(
    ({ sealed }) => sealed && holdsPart(seal.open(sealed), signs, at.market),
  )
  const found = [...(isBirthDate ? bornThen : []), ...holding].map(({ id }) => id)
  return [...new Set(found)].slice(0, mostFound)
}
