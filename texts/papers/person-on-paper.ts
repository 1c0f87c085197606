import type { RecipientView } from '@omsorg/contract/care-recipients/recipient/recipient-view.ts'
import type { AllTexts } from '../shape.ts'
import type { PaperReader, PaperRow } from './paper.ts'
import type { Sheet } from './sheet.ts'

/** Who a paper is about, and for which client and care place it is printed. */
export interface PaperHead {
  readonly person: RecipientView
  readonly clientName: string
  readonly placeName: string
}

/** What papers about one person have alike. A protected person is named by nothing but the words for it. */
export function sheetOfPerson(
  { person, clientName, placeName }: PaperHead,
  { t, f, by, now }: PaperReader,
): Pick<Sheet, 'lang' | 'header' | 'facts' | 'footer' | 'page'> {
  return {
    lang: f.locale,
    header: [clientName, placeName].filter(Boolean),
    facts: personFacts(person, t),
    footer: t.orderReceipt.printed({ date: f.dateTime(now), name: by }),
    page: t.common.table.page,
  }
}

function personFacts(person: RecipientView, t: AllTexts): PaperRow[] {
  if (person.protected) return [{ label: t.planning.print.person, value: t.careRecipients.protected.title }]
  const { temporaryNumber, identityNumber } = t.careRecipients.header
  return [
    { label: t.planning.print.person, value: [person.firstName, person.lastName].filter(Boolean).join(' ') },
    { label: person.temporarySsn ? temporaryNumber : identityNumber, value: person.ssn ?? '' },
  ].filter(({ value }) => value !== '')
}
