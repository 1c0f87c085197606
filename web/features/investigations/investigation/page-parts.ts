import type {
  InvestigationRow,
  InvestigationView,
} from '@omsorg/contract/investigations/investigation/investigation-view.ts'
import type { readCareRecipient } from '@omsorg/contract/care-recipients/recipient/read-care-recipient.ts'
import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import type { Formats } from '@omsorg/domain/format/formats.ts'
import { authorName } from '../../../platform/author-name.ts'

export interface InvestigationPageProps {
  readonly person: AnswerOf<typeof readCareRecipient>
  readonly therapyArea: TherapyArea
  readonly title: string
  /** Of the same area, the newest first. */
  readonly earlier: readonly InvestigationRow[]
  /** Null while it is not begun. */
  readonly stored: InvestigationView | null
}

/** Who began it and when. */
export function leadOf(stored: InvestigationView | null, t: AllTexts, f: Formats): string {
  const words = t.investigations.page
  if (!stored) return words.notBegun
  const date = f.dateOf(stored.createdOn)
  return stored.createdBy ? words.begunBy({ date, name: authorName(stored.createdBy, t) }) : words.begun({ date })
}
