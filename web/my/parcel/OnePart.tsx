import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import { ButtonLink } from '../../ui/action/Button.tsx'
import { useAllTexts } from '../language/use-texts.ts'
import { Box, Note } from '../parts/Box.tsx'
import { ProductRow } from '../parts/ProductRow.tsx'
import { Titles } from '../parts/Titles.tsx'
import { useHere, useSaying } from '../person/here.ts'
import { FaultsOfPart } from '../report/FaultsOfPart.tsx'
import { DidItCome } from '../receipt/DidItCome.tsx'
import { inIt } from './in-it.ts'
import { PartStops } from './PartStops.tsx'
import type { Order, Part } from './use-parcel.ts'

interface OnePartProps {
  readonly order: Order
  readonly part: Part
  readonly isFirst: boolean
}

/** One parcel of an order: its way, what is in it, and whether all is as it should be. */
export function OnePart({ order, part, isFirst }: OnePartProps) {
  const t = useAllTexts()
  const { me } = useHere()
  const saying = useSaying(me.today)
  const isGone = part.step === 'cancelled'
  const title = titleOf()
  return (
    <>
      {isFirst ? (
        <Titles
          title={title}
          lead={t.parcel.order({ order: String(order.customerOrderId) })}
          back={{ to: 'home', word: t.shell.toStart }}
        />
      ) : (
        <h2>{title}</h2>
      )}
      {!isGone && (
        <Box label={title}>
          <PartStops order={order} part={part} />
          {part.cancelAsked && <Note icon={<IconInfoCircle />}>{t.parcel.cancelAsked}</Note>}
          {part.trackingLink && (
            <>
              <ButtonLink
                wide
                variant="tinted"
                icon={<IconExternalLink />}
                render={({ className, children }) => (
                  <a href={part.trackingLink ?? ''} target="_blank" rel="noreferrer" className={className}>
                    {children}
                  </a>
                )}
              >
                {t.parcel.track}
              </ButtonLink>
              <p className="o-small">{t.parcel.trackNote}</p>
            </>
          )}
        </Box>
      )}
      <Box title={t.parcel.inIt}>
        {part.lines.map((line) => (
          <ProductRow key={line.orderLineId} product={line.product} kind={inIt(t, line)} />
        ))}
      </Box>
      <DidItCome order={order} part={part} />
      <FaultsOfPart order={order} part={part} />
    </>
  )

  function titleOf(): string {
    if (isGone) return t.parcel.cancelled
    if (part.step === 'arrived') return t.parcel.arrived
    return part.expectedOn ? t.parcel.comes({ day: saying.on(part.expectedOn) }) : t.parcel.coming
  }
}
