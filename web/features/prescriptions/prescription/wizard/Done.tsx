import { isPreliminaryPrescription } from '@omsorg/domain/prescriptions/prescription/shown-prescription.ts'
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs'
import { useTextsAndFormat } from '../../../../platform/format.ts'
import { RouteButton } from '../../../../platform/routing/RouteButton.tsx'
import { pathTo } from '../../../../platform/routing/paths.ts'
import { useSessionUser } from '../../../../platform/session/use-session.ts'
import { Card } from '../../../../ui/layout/Card.tsx'
import { Notice } from '../../../../ui/feedback/Notice.tsx'
import { Page } from '../../../../ui/layout/Page.tsx'
import { nameOrProtected, PersonBreadcrumb } from '../../../care-recipients/index.ts'
import { CheckedProducts } from './check/CheckedProducts.tsx'
import type { Prescribing } from './use-validation.ts'
import { prescriptionPath } from './prescription-path.ts'
import { StepTitle } from '../../../../ui/navigation/StepTitle.tsx'
import type { Made } from './use-sending.ts'

/** What was made, and what comes next: the first withdrawal, where it can be ordered from at once. */
export function Done({ form, made }: { readonly form: Prescribing; readonly made: Made }) {
  const [t, f] = useTextsAndFormat()
  const words = t.prescribing.done
  const mayOrder = useSessionUser()?.permissions.includes('OrderWrite') ?? false
  const { basis } = form.context
  const { careRecipientId } = basis.careRecipient
  const whose = { careRecipientId, therapyArea: basis.therapyArea }
  const count = form.fields.rows.length
  const preliminary = isPreliminaryPrescription(made)
  const waits = preliminary && made.confirmed
  const title = made.changed && !preliminary ? words.changed : titleOf()
  const orders = !preliminary && mayOrder

  function titleOf(): string {
    if (!preliminary) return words.active
    return waits ? words.waiting({ date: f.date(made.startDate) }) : words.preliminary
  }
  function bodyOf(): string {
    if (!preliminary) return words.activeBody({ count, date: f.date(made.endDate) })
    return waits ? words.waitingBody({ count, date: f.date(made.startDate) }) : words.preliminaryBody
  }

  return (
    <Page
      breadcrumb={<PersonBreadcrumb person={basis.careRecipient} here={t.prescribing.wizard.here} />}
      title={<StepTitle moves={1}>{title}</StepTitle>}
    >
      <div className="o-stack">
        <Card label={title} padded="stack">
          <Notice tone={preliminary ? 'info' : 'fresh'} title={bodyOf()} />
          <div className="o-row">
            {orders && (
              <RouteButton
                variant="primary"
                icon={<IconShoppingCart />}
                to={pathTo('OrderWithdrawal', { careRecipientId })}
              >
                {words.order}
              </RouteButton>
            )}
            {preliminary && !waits && (
              <RouteButton variant="primary" to={prescriptionPath(whose, made.prescriptionId)}>
                {words.confirmNow}
              </RouteButton>
            )}
            <RouteButton
              variant={orders || (preliminary && !waits) ? 'outlined' : 'primary'}
              to={pathTo('CareRecipient', { careRecipientId })}
            >
              {words.toPerson({ name: nameOrProtected(basis.careRecipient, t) })}
            </RouteButton>
            {(!preliminary || waits) && (
              <RouteButton to={prescriptionPath(whose, made.prescriptionId)}>{words.show}</RouteButton>
            )}
            <RouteButton variant="text" to={pathTo('CareRecipientMain')}>
              {words.next}
            </RouteButton>
          </div>
        </Card>
        <Card title={t.prescribing.check.products} note={t.therapyAreas.names[basis.therapyArea]}>
          <CheckedProducts form={form} />
        </Card>
      </div>
    </Page>
  )
}
