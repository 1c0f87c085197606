import { cultureOf } from '@omsorg/texts/language.ts'
import { useAllTexts, useLanguage } from '../../../platform/texts.tsx'
import { BlockedPage } from '../prescription/wizard/BlockedPage.tsx'
import { beginFrom } from '../prescription/wizard/form/beginning.ts'
import { fieldsOfDraft } from '../prescription/wizard/form/draft.ts'
import { NotReady } from '../prescription/wizard/NotReady.tsx'
import { PrescriptionWizard } from '../prescription/wizard/PrescriptionWizard.tsx'
import { useKeptDraft } from '../prescription/wizard/use-kept-draft.ts'
import { blockOfChange } from './block-of-change.ts'
import type { Ground } from '../prescription/ground.ts'
import { PrescriptionView } from '../prescription/PrescriptionView.tsx'

/** The wizard over a prescription that stands: a preliminary one as a whole, a running one within its limits. */
export function EditPage({ ground }: { readonly ground: Ground }) {
  const t = useAllTexts()
  const { basis, stored, reload } = ground
  const locale = cultureOf(useLanguage().language)
  const { draft } = useKeptDraft(stored, stored.prescriptionId)
  const { reason } = basis.can.prescribe
  if (reason) return <BlockedPage basis={basis} block={reason} />
  if (blockOfChange(stored) === 'ended') return <PrescriptionView ground={ground} />
  const title = t.prescribing.page.edit.title
  if (draft === undefined) return <NotReady title={title} error={null} onRetry={reload} />
  const anew = beginFrom(basis, stored, locale)
  const fields = draft && fieldsOfDraft(draft, ground, anew, locale)
  const begun =
    fields && draft
      ? { beginning: { fields, step: draft.step }, leftOn: draft.savedOn }
      : { beginning: { fields: anew, step: 'use' as const }, leftOn: null }
  return <PrescriptionWizard basis={basis} stored={stored} {...begun} onReload={reload} />
}
