import type { RecipientView } from '@omsorg/contract/care-recipients/recipient/recipient-view.ts'
import type { AllTexts } from '../shape.ts'
import { footOf } from './foot.ts'
import type { PaperReader, PaperRow } from './paper.ts'
import type { Sheet } from './sheet.ts'

/** For which client and care place a paper is printed. */
export interface PlaceOnPaper {
  readonly clientName: string
  readonly placeName: string
}

/** Who a paper is about, and where it is printed. */
export interface PaperHead extends PlaceOnPaper {
  readonly person: RecipientView
}

type Common = Pick<Sheet, 'lang' | 'header' | 'facts' | 'printed' | 'foot' | 'page' | 'notice'>

/** What papers about one person have alike. Of a protected person nothing stands but that there is one. */
export function sheetOfPerson({ person, ...place }: PaperHead, reader: PaperReader): Common {
  const { t, f } = reader
  return {
    lang: f.locale,
    header: headerOf(place),
    facts: person.protected ? [] : personFacts(person, t),
    ...(person.protected ? { notice: t.prints.hidden } : {}),
    ...footOf(reader, 'health'),
  }
}

/** What papers have alike that are about nobody, or about everybody at a place. */
export function sheetOfPlace(
  place: PlaceOnPaper,
  reader: PaperReader,
  tells: 'health' | 'nobody',
): Omit<Common, 'facts' | 'notice'> {
  return { lang: reader.f.locale, header: headerOf(place), ...footOf(reader, tells) }
}

function headerOf({ clientName, placeName }: PlaceOnPaper): string[] {
  return [clientName, placeName].filter(Boolean)
}

function personFacts(person: RecipientView, t: AllTexts): PaperRow[] {
  const { temporaryNumber, identityNumber } = t.careRecipients.header
  return [
    { label: t.planning.print.person, value: [person.firstName, person.lastName].filter(Boolean).join(' ') },
    { label: person.temporarySsn ? temporaryNumber : identityNumber, value: person.ssn ?? '' },
  ].filter(({ value }) => value !== '')
}
