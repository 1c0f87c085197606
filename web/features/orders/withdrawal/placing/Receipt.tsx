import { useFormat } from '../../../../platform/format.ts'
import { RouteLink } from '../../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../../platform/routing/paths.ts'
import { useAllTexts } from '../../../../platform/texts.tsx'
import { ButtonLink } from '../../../../ui/action/Button.tsx'
import { Card } from '../../../../ui/layout/Card.tsx'
import { Notice } from '../../../../ui/feedback/Notice.tsx'
import { Page } from '../../../../ui/layout/Page.tsx'
import { nameOrProtected, PersonBreadcrumb } from '../../../care-recipients/index.ts'
import type { Placed } from './PlaceStep.tsx'
import type { Proposal } from '../proposal.ts'
import { StepTitle } from '../../../../ui/navigation/StepTitle.tsx'
import css from '../Wizard.module.css'

interface ReceiptProps {
  readonly proposal: Proposal
  readonly placed: Placed
}

export function Receipt({ proposal, placed }: ReceiptProps) {
  const t = useAllTexts()
  const f = useFormat()
  const words = t.orders.receipt
  const { careRecipientId } = proposal.careRecipient
  const { customerOrderId, orderIds, deliveryDate } = placed
  return (
    <Page
      breadcrumb={<PersonBreadcrumb person={proposal.careRecipient} here={t.careRecipients.actions.order} />}
      title={<StepTitle moves={1}>{words.titleNoNumber}</StepTitle>}
    >
      <Card label={words.titleNoNumber} padded>
        <div className={css.stack}>
          <Notice tone="fresh" title={words.delivered({ date: f.date(deliveryDate) })}>
            {orderIds.length > 1 && words.split({ count: orderIds.length })}
          </Notice>
          <p>
            <b>{words.reference({ number: String(customerOrderId) })}</b> {t.orders.details.numberLater}
          </p>
          <div className={css.row}>
            <ButtonLink
              variant="primary"
              render={(look) => <RouteLink to={pathTo('OrderOverview', { customerOrderId })} {...look} />}
            >
              {words.show}
            </ButtonLink>
            <ButtonLink render={(look) => <RouteLink to={pathTo('CareRecipient', { careRecipientId })} {...look} />}>
              {words.backToPerson({ name: nameOrProtected(proposal.careRecipient, t) })}
            </ButtonLink>
            <ButtonLink variant="text" render={(look) => <RouteLink to={pathTo('CareRecipientMain')} {...look} />}>
              {words.next}
            </ButtonLink>
          </div>
        </div>
      </Card>
    </Page>
  )
}
