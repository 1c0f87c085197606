import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import { RouteButton } from '../../../../platform/routing/RouteButton.tsx'
import { useChoosingPath } from '../../../../platform/routing/person/choosing-path.ts'
import { pathTo } from '../../../../platform/routing/paths.ts'
import { useCareTexts } from '../../../../platform/texts.tsx'
import { Button } from '../../../../ui/action/Button.tsx'
import { Icon } from '../../../../ui/picture/Icon.tsx'
import { ProductPicture } from '../../../../ui/picture/ProductPicture.tsx'
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx'
import { areaColour } from '../../../products/index.ts'
import { takeBackId } from './act-and-focus.ts'
import type { CheckedLine, CheckedOrder } from '../order-check.ts'
import css from './Lines.module.css'
import type { ProposedLine } from '../proposal.ts'
import type { WizardAction } from '../wizard-state.ts'
import { unavailableText } from '../words.ts'

interface SetAsideLinesProps {
  readonly checked: CheckedOrder
  /** Left out where the lines are only read. */
  readonly act?: (action: WizardAction) => void
  /** Whose line it is, where the order is for many. */
  readonly whoOf?: (line: ProposedLine) => string | undefined
}

const foldedFrom = 4

/** Lines that cannot go, or are not to, stay in sight with their reason and the way on; they count in no sum. */
export function SetAsideLines({ checked, act, whoOf }: SetAsideLinesProps) {
  const t = useCareTexts()
  const aside = checked.lines.filter(({ filled }) => filled.setAside)
  if (aside.length === 0) return null
  return (
    <section className={css.aside} aria-label={t.orders.aside.title}>
      <details open={aside.length < foldedFrom}>
        <summary>
          <Icon size={16} of={<IconPlayerPause />} />
          {t.orders.aside.title} ({aside.length})
        </summary>
        <ul>
          {aside.map((each) => (
            <AsideLine key={each.filled.key} checked={each} act={act} who={whoOf?.(each.line)} />
          ))}
        </ul>
      </details>
    </section>
  )
}

interface AsideLineProps {
  readonly checked: CheckedLine
  readonly act: SetAsideLinesProps['act']
  readonly who: string | undefined
}

function AsideLine({ checked: { line, filled }, act, who }: AsideLineProps) {
  const t = useCareTexts()
  const words = t.orders.aside
  const { text, why } = unavailableText(line, t)
  const isUnsplit = line.setAsideReason === 'flavors-unknown'
  const help = line.wayOn === 'addition' ? words.byAddition : why
  const reason = line.unavailabilityCode !== null ? `${text}. ${help}` : isUnsplit ? words.flavorsUnknown : ''
  return (
    <li className={css.asideLine}>
      <ProductPicture shape={line.product.shape} area={areaColour(line.product.therapyArea)} />
      <div className={css.asideWords}>
        <b>{[who, line.product.name].filter(Boolean).join(', ')}</b>
        <p>
          {reason} {words.notCounted}
        </p>
      </div>
      {act && <WayOn line={line} />}
      {/* Only what can go is taken back in. */}
      {act && line.unavailabilityCode === null && (
        <Button
          id={takeBackId(filled.key)}
          variant={isUnsplit ? 'outlined' : 'text'}
          size="compact"
          icon={<IconArrowBackUp />}
          onClick={() => act({ kind: 'take-back', key: filled.key })}
        >
          {isUnsplit ? words.chooseFlavors : words.takeBack}
          <VisuallyHidden> {line.product.name}</VisuallyHidden>
        </Button>
      )}
    </li>
  )
}

/** Where something can be done about it. What is filled in is saved meanwhile, and gone on with on coming back. */
export function WayOn({ line }: { readonly line: ProposedLine }) {
  const t = useCareTexts()
  const choosingPath = useChoosingPath()
  const { actions } = t.careRecipients
  const { name, therapyArea } = line.product
  const { careRecipientId } = line
  if (line.wayOn === null || line.wayOn === 'fill-in' || careRecipientId === null) return null
  const ways = {
    renew: { word: actions.renew, to: pathTo('CareRecipientHandleProducts', { careRecipientId }) },
    addition: { word: actions.addAddition, to: pathTo('CareRecipientHandleProducts', { careRecipientId }) },
    replace: {
      word: t.orders.aside.chooseAnother,
      to: choosingPath(careRecipientId, therapyArea),
    },
  }
  const { word, to } = ways[line.wayOn]
  return (
    <RouteButton size="compact" icon={<IconRefresh />} to={to}>
      {word}
      <VisuallyHidden> {name}</VisuallyHidden>
    </RouteButton>
  )
}
