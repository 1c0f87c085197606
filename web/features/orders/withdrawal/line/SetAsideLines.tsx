import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import { unavailabilityCode } from '@omsorg/domain/orders/withdrawal/unavailability.ts'
import { RouteButton } from '../../../../platform/routing/RouteButton.tsx'
import { pathTo } from '../../../../platform/routing/paths.ts'
import { useAllTexts } from '../../../../platform/texts.tsx'
import { Button } from '../../../../ui/action/Button.tsx'
import { Icon } from '../../../../ui/picture/Icon.tsx'
import { ProductPicture } from '../../../../ui/picture/ProductPicture.tsx'
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx'
import { areaColour } from '../../../products/index.ts'
import { takeBackId } from './act-and-focus.ts'
import type { CheckedOrder } from '../order-check.ts'
import css from './Lines.module.css'
import type { Proposal } from '../proposal.ts'
import type { WizardAction } from '../wizard-state.ts'
import { unavailableText } from '../words.ts'

interface SetAsideLinesProps {
  readonly checked: CheckedOrder
  readonly proposal: Proposal
  /** Left out where the lines are only read. */
  readonly act?: (action: WizardAction) => void
}

const renewable: readonly (number | null)[] = [
  unavailabilityCode.noWithdrawalsRemain,
  unavailabilityCode.prescriptionEnded,
]

/** Lines that a person has set aside stay in sight with their reason; they are not sent and count in no sum. */
export function SetAsideLines({ checked, proposal, act }: SetAsideLinesProps) {
  const t = useAllTexts()
  const aside = checked.lines.filter(({ filled }) => filled.setAside)
  if (aside.length === 0) return null
  const { careRecipientId } = proposal.careRecipient
  return (
    <section className={css.aside} aria-label={t.orders.aside.title}>
      <h3>
        <Icon size={16} of={<IconPlayerPause />} />
        {t.orders.aside.title}
      </h3>
      <ul>
        {aside.map(({ line, filled }) => {
          const { therapyArea } = line.product
          return (
            <li key={filled.prescriptionRowId} className={css.asideLine}>
              <ProductPicture shape={line.product.shape} area={areaColour(therapyArea)} />
              <div className={css.asideWords}>
                <b>{line.product.name}</b>
                <p>
                  {line.unavailabilityCode !== null &&
                    `${unavailableText(line, t).text}. ${unavailableText(line, t).why} `}
                  {t.orders.aside.notCounted}
                </p>
              </div>
              {act && renewable.includes(line.unavailabilityCode) && (
                <RouteButton
                  size="compact"
                  icon={<IconRefresh />}
                  to={pathTo('PrescriptionWizard', { careRecipientId, therapyArea })}
                >
                  {t.careRecipients.actions.renew}
                  <VisuallyHidden> {line.product.name}</VisuallyHidden>
                </RouteButton>
              )}
              {act && (
                <Button
                  id={takeBackId(filled.prescriptionRowId)}
                  variant="text"
                  size="compact"
                  icon={<IconArrowBackUp />}
                  onClick={() => act({ kind: 'take-back', row: filled.prescriptionRowId })}
                >
                  {t.orders.aside.takeBack}
                  <VisuallyHidden> {line.product.name}</VisuallyHidden>
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
