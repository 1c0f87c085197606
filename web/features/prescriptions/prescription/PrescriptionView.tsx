import { isPreliminaryPrescription } from '@omsorg/domain/prescriptions/prescription/shown-prescription.ts'
import { cultureOf } from '@omsorg/texts/language.ts'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import { useId, useState } from 'react'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { openAddress } from '../../../platform/routing/navigation.tsx'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { useAllTexts, useLanguage } from '../../../platform/texts.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { columns } from '../../../ui/layout/Columns.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { itemsOf, type PrescriptionContext, type Stored } from './wizard/form/basis.ts'
import { beginFrom } from './wizard/form/beginning.ts'
import { fieldErrorsOf, startsNow } from './wizard/form/validation.ts'
import { prescriptionPath, type PrescriptionMode } from './wizard/prescription-path.ts'
import css from './wizard/Prescribe.module.css'
import { nameOrProtected, PersonBreadcrumb } from '../../care-recipients/index.ts'
import { blockOfChange, blockOfView } from '../change/block-of-change.ts'
import { dispenseRowsOf } from '../change/dispense-fields.ts'
import { PrescriptionActions } from './PrescriptionActions.tsx'
import { HeadFacts } from './HeadFacts.tsx'
import { StoredRows } from './StoredRows.tsx'
import { statusTone, statusWord } from '../history/status-words.ts'
import { deletePrescription } from '@omsorg/contract/prescriptions/prescription/delete-prescription.ts'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { useAction } from '../../../platform/calls/use-action.ts'
import { pathTo } from '../../../platform/routing/paths.ts'
import { outdatedByPrescribing } from '../dialogs/use-prescription-action.ts'
import { updatePrescription } from '@omsorg/contract/prescriptions/change/update-prescription.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import type { PrescriptionFields } from './wizard/form/fields.ts'
import { type FormContext, prescriptionToUpdate } from './wizard/form/to-input.ts'

/** What stands there, and what may be done with it: what is not possible says why. */
export function PrescriptionView({ context }: { readonly context: PrescriptionContext }) {
  const t = useAllTexts()
  const words = t.prescribing.page
  const locale = cultureOf(useLanguage().language)
  const { basis, stored } = context
  const reasonId = useId()
  const [asking, setAsking] = useState<'confirm' | 'delete' | null>(null)
  const mayDispense = useSessionUser()?.permissions.includes('ProductPrescriptionDispenseWrite') ?? false
  const { reason: block } = basis.can.prescribe
  const may = block ? blockOfView(block, basis.therapyArea, t) : null
  const preliminary = isPreliminaryPrescription(stored)
  const fields = beginFrom(basis, stored, locale)
  const formContext = { basis, items: itemsOf(basis, stored), stored, locale }
  const unready = preliminary && stored.confirmedOn === null ? fieldErrorsOf(fields, formContext, true) : []

  // What holds for every change is said once, above them.
  const ended = blockOfChange(stored) === 'ended'
  const forAll = ended ? words.reasons.ended : may
  const reasonFor = (event: Parameters<typeof blockOfChange>[1]) => {
    const block = blockOfChange(stored, event)
    return block ? words.reasons[block] : (may ?? undefined)
  }
  const link = (mode: PrescriptionMode, word: string, reason: string | undefined, variant?: 'primary') =>
    reason ? (
      <Button size="compact" {...(reason === forAll ? { reasonId } : { reason })}>
        {word}
      </Button>
    ) : (
      <RouteButton
        {...(variant ? { variant } : { size: 'compact' as const })}
        to={prescriptionPath(stored, stored.prescriptionId, mode)}
      >
        {word}
      </RouteButton>
    )
  const { cutOptionAllowed } = basis.settings
  const softWord = cutOptionAllowed ? words.actions.soft : words.actions.softWithoutCut
  const toConfirm = preliminary && stored.confirmedOn === null && !may
  return (
    <Page
      breadcrumb={<PersonBreadcrumb person={basis.careRecipient} here={words.here} />}
      title={words.title({ area: t.therapyAreas.names[stored.therapyArea] })}
      lead={nameOrProtected(basis.careRecipient, t)}
      aside={<Badge tone={statusTone[stored.status]}>{statusWord(stored.status, t)}</Badge>}
      action={
        toConfirm &&
        (unready.length === 0 ? (
          <Button variant="primary" onClick={() => setAsking('confirm')}>
            {words.actions.confirm}
          </Button>
        ) : (
          link('edit', words.actions.continue, undefined, 'primary')
        ))
      }
    >
      {preliminary && (
        <div className={css.notices}>
          <Notice tone="info">
            {stored.confirmedOn ? words.waitsUntil({ date: stored.startDate }) : words.notConfirmed}{' '}
            {unready.length > 0 && t.prescribing.wizard.fixFields({ count: unready.length })}
          </Notice>
        </div>
      )}
      <div className={columns}>
        <div className="o-stack">
          <StoredRows context={context} />
        </div>
        <Card title={words.facts.title} padded>
          <HeadFacts context={context} />
          {forAll && (
            <p id={reasonId} className={css.locked}>
              <Icon size={16} of={<IconLock />} />
              <span>{forAll}</span>
            </p>
          )}
          <div className={css.actions}>
            {preliminary
              ? (unready.length === 0 || may !== null) && link('edit', words.actions.continue, reasonFor('update'))
              : link('edit', words.actions.edit, reasonFor('update'))}
            {link('dates', words.actions.dates, reasonFor('change-dates'))}
            {!preliminary && link('soft', softWord, reasonFor('soft-update'))}
            {mayDispense &&
              dispenseRowsOf(stored, basis).length > 0 &&
              link(
                'dispense',
                words.actions.dispense,
                blockOfChange(stored, 'update-dispense') ? words.reasons.ended : undefined,
              )}
            {basis.patientFee && link('fee', words.actions.fee, undefined)}
            {!preliminary && <PrescriptionActions context={context} reasonId={forAll ? reasonId : null} />}
            {preliminary && (
              <Button
                variant="danger"
                size="compact"
                onClick={() => setAsking('delete')}
                {...(may ? { reasonId } : {})}
              >
                {words.actions.delete}
              </Button>
            )}
          </div>
        </Card>
      </div>
      {asking === 'confirm' && (
        <ConfirmDialog fields={fields} context={{ ...formContext, stored }} onClose={() => setAsking(null)} />
      )}
      {asking === 'delete' && <DeleteDialog stored={stored} onClose={() => setAsking(null)} />}
    </Page>
  )
}

/** Asks before a preliminary prescription goes, and names what is lost with it. */
function DeleteDialog({ stored, onClose }: { readonly stored: Stored; readonly onClose: () => void }) {
  const t = useAllTexts()
  const words = t.prescribing.page
  const { prescriptionId, careRecipientId } = stored
  const remove = useAction(deletePrescription, { outdates: outdatedByPrescribing, done: words.remove.done })
  async function act(): Promise<void> {
    const result = await remove.run({ input: { prescriptionId } })
    if (result?.ok) await openAddress(pathTo('CareRecipient', { careRecipientId }))
  }
  return (
    <ActionDialog
      title={words.remove.question}
      action={words.actions.delete}
      danger
      busy={remove.busy}
      onAction={act}
      keep={t.common.actions.keep}
      onClose={onClose}
    >
      <p>{words.remove.body({ count: stored.rows.length })}</p>
    </ActionDialog>
  )
}

interface ConfirmDialogProps {
  readonly fields: PrescriptionFields
  readonly context: FormContext & { readonly stored: Stored }
  readonly onClose: () => void
}

/** From now on it can be ordered from, or from its start: so it is asked for. */
function ConfirmDialog({ fields, context, onClose }: ConfirmDialogProps) {
  const [t, f] = useTextsAndFormat()
  const words = t.prescribing.page.confirm
  const update = useAction(updatePrescription, { outdates: outdatedByPrescribing, done: words.done })
  async function confirm(): Promise<void> {
    const result = await update.run({ input: prescriptionToUpdate(fields, context, true) })
    // Somebody else's change stands behind the dialog, and is looked at first.
    if (result?.ok || result?.reason === 'stale') onClose()
  }
  return (
    <ActionDialog
      title={words.question}
      action={t.prescribing.page.actions.confirm}
      busy={update.busy}
      onAction={confirm}
      onClose={onClose}
    >
      <p>{startsNow(fields, context.basis) ? words.bodyToday : words.body({ date: f.date(fields.startDate) })}</p>
    </ActionDialog>
  )
}
