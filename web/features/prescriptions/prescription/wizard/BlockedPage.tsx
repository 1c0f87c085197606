import type { PrescribingBlock } from '@omsorg/contract/prescriptions/prescription/prescribing-refusals.ts'
import { RouteButton } from '../../../../platform/routing/RouteButton.tsx'
import { pathTo } from '../../../../platform/routing/paths.ts'
import { useSessionUser } from '../../../../platform/session/use-session.ts'
import { useAllTexts } from '../../../../platform/texts.tsx'
import { Card } from '../../../../ui/layout/Card.tsx'
import { Notice } from '../../../../ui/feedback/Notice.tsx'
import { Page } from '../../../../ui/layout/Page.tsx'
import { ProductPicture } from '../../../../ui/picture/ProductPicture.tsx'
import { areaColour, consumptionText } from '../../../products/index.ts'
import { nameOrProtected, PersonBreadcrumb } from '../../../care-recipients/index.ts'
import type { Basis } from './form/basis.ts'
import { selectedItems } from './form/beginning.ts'
import css from './Prescribe.module.css'
import { blockText } from './words/error-text.ts'

/** Nothing can be prescribed here: why not, who can do something about it, and what waits (O-5-44). */
export function BlockedPage({
  basis,
  block,
}: {
  readonly basis: Basis
  readonly block: PrescribingBlock | 'investigation-missing'
}) {
  const t = useAllTexts()
  const { wizard, use } = t.prescribing
  const isService = useSessionUser()?.application === 'CSP'
  const { careRecipientId } = basis.careRecipient
  const { therapyArea } = basis
  const name = nameOrProtected(basis.careRecipient, t)
  const waiting = selectedItems(basis, null)
  return (
    <Page
      breadcrumb={<PersonBreadcrumb person={basis.careRecipient} here={wizard.here} />}
      title={wizard.title({ name })}
      lead={t.therapyAreas.names[basis.therapyArea]}
      action={
        <RouteButton variant="primary" to={pathTo('CareRecipient', { careRecipientId })}>
          {t.prescribing.done.toPerson({ name })}
        </RouteButton>
      }
    >
      <div className="o-stack">
        <Notice
          tone="soon"
          title={wizard.cannot}
          actions={
            block === 'investigation-missing' &&
            !isService && (
              <RouteButton
                size="compact"
                to={pathTo('ProductSelectionInvestigation', { careRecipientId, therapyArea })}
              >
                {wizard.toInvestigation}
              </RouteButton>
            )
          }
        >
          {blockText(block, basis.therapyArea, t)}
        </Notice>
        {waiting.length > 0 && (
          <Card title={use.waiting}>
            <ul className={css.products}>
              {waiting.map(({ itemNumber, product, cart }) => (
                <li key={itemNumber}>
                  <ProductPicture shape={product.shape} area={areaColour(product.therapyArea)} size={40} />
                  <div>
                    <b>{product.name}</b>
                    <span className={css.quiet}>
                      {(cart && consumptionText(t, { ...cart, unit: product.unit })) ??
                        t.careRecipients.supply.consumptionMissing}
                    </span>
                  </div>
                </li>
              ))}
            </ul>
          </Card>
        )}
      </div>
    </Page>
  )
}
