import { readHistoryItem } from '@omsorg/contract/prescriptions/history/read-history-item.ts'
import { readPrescribingBasis } from '@omsorg/contract/prescriptions/prescription/read-prescribing-basis.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { useState } from 'react'
import { reasonOf } from '../../../platform/calls/result.ts'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAllTexts, useLanguage } from '../../../platform/texts.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import type { Stored, PrescriptionContext } from './wizard/form/basis.ts'
import { PageLoading } from './wizard/PageLoading.tsx'
import type { PrescriptionMode } from './wizard/prescription-path.ts'
import { DatesPage } from '../change/DatesPage.tsx'
import { DispensePage } from '../change/DispensePage.tsx'
import { FeePage } from '../patient-fee/FeePage.tsx'
import { PrescriptionView } from './PrescriptionView.tsx'
import { SoftPage } from '../change/SoftPage.tsx'
import { cultureOf } from '@omsorg/texts/language.ts'
import { BlockedPage } from './wizard/BlockedPage.tsx'
import { beginFrom } from './wizard/form/beginning.ts'
import { startedDraft } from './wizard/form/draft.ts'
import { PrescriptionWizard } from './wizard/PrescriptionWizard.tsx'
import { useSavedDraft } from './wizard/use-saved-draft.ts'
import { blockOfChange } from '../change/block-of-change.ts'

interface PrescriptionPageProps {
  readonly whose: { readonly careRecipientId: number; readonly therapyArea: TherapyArea }
  readonly prescriptionId: number
  readonly mode: PrescriptionMode
}

/** One prescription: what stands there, or one way to change it. */
export function PrescriptionPage({ whose, prescriptionId, mode }: PrescriptionPageProps) {
  const t = useAllTexts()
  const basis = useAnswer(readPrescribingBasis, { params: whose }, { silent: true })
  const stored = useAnswer(readHistoryItem, { input: { prescriptionId } }, { silent: true })
  const [kept, setKept] = useState<Pick<PrescriptionContext, 'basis' | 'stored'> | null>(null)
  const busy = basis.isFetching || stored.isFetching
  // Who only looks sees what is newest; what somebody is changing stays as it was when they began.
  const outdated = !kept || (mode === 'view' && (kept.stored !== stored.data || kept.basis !== basis.data))
  if (outdated && !busy && basis.data && stored.data) setKept({ basis: basis.data, stored: stored.data })

  const title = t.prescribing.page.title({ area: t.therapyAreas.names[whose.therapyArea] })
  const error = stored.error ?? basis.error
  const foreign = stored.data !== undefined && !isOf(stored.data, whose)
  if ((error && isMissing(error)) || foreign) return <Missing title={title} careRecipientId={whose.careRecipientId} />
  if (!kept) {
    const retry = () => void Promise.all([basis.refetch(), stored.refetch()])
    return <PageLoading title={title} error={busy ? null : error} onRetry={retry} />
  }
  const reload = () => {
    setKept(null)
    void Promise.all([basis.refetch(), stored.refetch()])
  }
  const context: PrescriptionContext = { ...kept, reload }
  switch (mode) {
    case 'edit':
      return <EditPage key={kept.stored.rowVersion} context={context} />
    case 'soft':
      return <SoftPage key={kept.stored.rowVersion} context={context} />
    case 'dates':
      return <DatesPage key={kept.stored.rowVersion} context={context} />
    case 'dispense':
      return <DispensePage key={kept.stored.rowVersion} context={context} />
    case 'fee':
      return <FeePage context={context} />
    case 'view':
      return <PrescriptionView context={context} />
  }
}

/** An address whose parts do not belong together names no prescription. */
function isOf(stored: Stored, { careRecipientId, therapyArea }: PrescriptionPageProps['whose']): boolean {
  return stored.careRecipientId === careRecipientId && stored.therapyArea === therapyArea
}

function isMissing(error: Error): boolean {
  return ['not-found', 'prescription-not-found'].some((reason) => reason === reasonOf(error))
}

function Missing({ title, careRecipientId }: { readonly title: string; readonly careRecipientId: number }) {
  const t = useAllTexts()
  const words = t.prescribing.page
  return (
    <Page title={title}>
      <Empty
        title={words.notFoundTitle}
        action={
          <RouteButton variant="tinted" to={pathTo('CareRecipient', { careRecipientId })}>
            {t.careRecipients.tabs.products}
          </RouteButton>
        }
      >
        {words.notFoundBody}
      </Empty>
    </Page>
  )
}

/** The wizard over a prescription that stands: a preliminary one as a whole, a running one within its limits. */
function EditPage({ context }: { readonly context: PrescriptionContext }) {
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
