import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs'
import { orderReason } from '../home/order-reason.ts'
import { useTexts } from '../language/use-texts.ts'
import { Box, Note } from '../parts/Box.tsx'
import { Press, PressTo } from '../parts/Press.tsx'
import { ProductRow } from '../parts/ProductRow.tsx'
import { Titles } from '../parts/Titles.tsx'
import { useSaying } from '../person/here.ts'
import { PersonFrame } from '../person/PersonFrame.tsx'
import type { FilledIn, Proposal } from './filled-in.ts'
import { LostOrder } from './LostOrder.tsx'
import type { WaitingOrder } from './use-order-letter.ts'

interface NothingToOrderProps {
  readonly proposal: Proposal
  readonly begun: FilledIn | null
  readonly waiting: WaitingOrder
}

/** Nothing can be ordered: why, from when each product can, and whom to call. */
export function NothingToOrder({ proposal, begun, waiting }: NothingToOrderProps) {
  const t = useTexts()
  const saying = useSaying(proposal.today)
  const why = orderReason(proposal, t)
  return (
    <PersonFrame>
      <Titles title={t.home.orderClosed} back={{ to: 'home', word: t.shell.toStart }} />
      <Box label={t.home.orderClosed}>
        <Press variant="primary" icon={<IconShoppingCart />} reason={why}>
          {t.home.orderClosed}
        </Press>
      </Box>
      <LostOrder proposal={proposal} why={why ?? ''} begun={begun} waiting={waiting} />
      {proposal.lines.map(({ prescriptionRowId, product, block, orderFrom }) => (
        <Box key={prescriptionRowId} label={product.name}>
          <ProductRow product={product} kind={t.kinds[product.shape]} />
          {block && (
            <Note icon={<IconLock />} title={orderFrom && t.home.orderFrom({ day: saying.day(orderFrom) })}>
              {t.home.blocks[block]}
            </Note>
          )}
        </Box>
      ))}
      <PressTo to="home">{t.shell.toStart}</PressTo>
    </PersonFrame>
  )
}
