import { cultureOf } from '@omsorg/texts/language.ts'
import { useAllTexts, useLanguage } from '../../../platform/texts.tsx'
import { BlockedPage } from '../prescription/wizard/BlockedPage.tsx'
import { beginFrom } from '../prescription/wizard/form/beginning.ts'
import { startedDraft } from '../prescription/wizard/form/draft.ts'
import { PageLoading } from '../prescription/wizard/PageLoading.tsx'
import { PrescriptionWizard } from '../prescription/wizard/PrescriptionWizard.tsx'
import { useSavedDraft } from '../prescription/wizard/use-saved-draft.ts'
import { blockOfChange } from './block-of-change.ts'
import type { PrescriptionContext } from '../prescription/wizard/form/basis.ts'
import { PrescriptionView } from '../prescription/PrescriptionView.tsx'

/** The wizard over a prescription that stands: a preliminary one as a whole, a running one within its limits. */
export function EditPage({ context }: { readonly context: PrescriptionContext }) {
  const t = useAllTexts()
  const { basis, stored, reload } = context
  const locale = cultureOf(useLanguage().language)
  const { draft } = useSavedDraft(stored, stored.prescriptionId)
  const { reason } = basis.can.prescribe
  if (reason) return <BlockedPage basis={basis} block={reason} />
  if (blockOfChange(stored) === 'ended') return <PrescriptionView context={context} />
  const title = t.prescribing.page.edit.title
  if (draft === undefined) return <PageLoading title={title} error={null} onRetry={reload} />
  const started = startedDraft(draft, context, beginFrom(basis, stored, locale), locale)
  return <PrescriptionWizard basis={basis} stored={stored} started={started} onReload={reload} />
}
