import type { RowView } from '@omsorg/contract/prescriptions/row/row-view.ts'
import { printPrescriptionRow } from '@omsorg/contract/prints/prescribed/print-prescription-row.ts'
import { isPreliminaryPrescription } from '@omsorg/domain/prescriptions/prescription/shown-prescription.ts'
import IconCirclePlus from '@tabler/icons-react/dist/esm/icons/IconCirclePlus.mjs'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs'
import IconMessageQuestion from '@tabler/icons-react/dist/esm/icons/IconMessageQuestion.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { Suspense, useState } from 'react'
import { PrintPreview } from '../../../platform/print/PrintButton.tsx'
import { RouteLink } from '../../../platform/routing/navigation.tsx'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { useCareTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Menu, type MenuItem } from '../../../ui/action/Menu.tsx'
import { placeOf, useRecipientHere } from '../../care-recipients/index.ts'
import { useAskBlock } from '../renew-request/use-ask-block.ts'
import { prescriptionPath } from '../prescription/wizard/prescription-path.ts'
import type { PrescriptionAction, PrescriptionHere } from '../dialogs/prescription-action.ts'

interface RowMenuProps {
  readonly row: RowView
  readonly prescription: PrescriptionHere
  readonly onDo: (action: PrescriptionAction) => void
}

/** Everything that may be done with a row and its prescription; what may not says why. */
export function RowMenu({ row, prescription, onDo }: RowMenuProps) {
  const t = useCareTexts()
  const here = useRecipientHere()
  const { place, careRecipientId } = here
  const { actions, blocks } = t.renewing
  const permissions = useSessionUser()?.permissions ?? []
  const mayRead = permissions.includes('ProductPrescriptionRead')
  const asks = permissions.includes('PrescriptionRenewRequestWrite')
  const askBlock = useAskBlock(prescription)
  const { prescriptionId, therapyArea, can } = prescription
  const reasonOf = ({ reason }: { readonly reason: keyof typeof blocks | null }) =>
    reason ? { reason: blocks[reason] } : {}
  const waits = isPreliminaryPrescription(prescription)
  // One that is open is changed or ended where another would be made.
  const changes = row.can.addition.reason === 'addition-open'
  // A restricted prescriber prescribes, and makes no additions.
  const lacksRight = row.can.addition.reason === 'right-missing'
  const additionBlock = lacksRight ? { reason: 'addition-right-missing' as const } : row.can.addition
  const ask: MenuItem = {
    key: 'ask',
    word: t.renewRequests.ask.action,
    icon: <IconMessageQuestion />,
    onChoose: () => onDo({ kind: 'ask', prescription }),
    ...(askBlock === null ? {} : { reason: askBlock }),
  }
  const items: MenuItem[] = [
    ...(asks ? [ask] : []),
    {
      key: 'renew',
      word: actions.renew,
      icon: <IconRefresh />,
      onChoose: () => onDo({ kind: 'renew', prescription }),
      ...reasonOf(can.renew),
    },
    {
      key: 'addition',
      word: changes ? actions.changeAddition : actions.addAddition,
      icon: <IconCirclePlus />,
      onChoose: () => onDo({ kind: 'addition', prescription, row }),
      ...(changes ? {} : reasonOf(additionBlock)),
    },
    {
      key: 'close',
      word: actions.close,
      icon: <IconX />,
      danger: true,
      onChoose: () => onDo({ kind: 'close', prescription, rowId: row.prescriptionRowId }),
      ...reasonOf(waits ? can.close : row.can.close),
    },
  ]
  const show: MenuItem = {
    key: 'show',
    word: actions.show,
    icon: <IconFileText />,
    render: (look) => <RouteLink to={prescriptionPath({ careRecipientId, therapyArea }, prescriptionId)} {...look} />,
    ...(mayRead ? {} : { reason: blocks['reading-right-missing'] }),
  }
  const stock: MenuItem = {
    key: 'stock',
    word: place ? t.stock.openWithoutCounting : t.stock.open,
    icon: <IconListNumbers />,
    onChoose: () => onDo({ kind: 'stock', row }),
  }
  const { prescriptionRowId } = row
  const [printing, setPrinting] = useState(false)
  const print: MenuItem = {
    key: 'print',
    word: t.prints.actions.show,
    icon: <IconPrinter />,
    onChoose: () => setPrinting(true),
    ...(mayRead ? {} : { reason: blocks['reading-right-missing'] }),
  }
  const label = actions.menu({ product: row.product.name })
  return (
    <>
      <Menu
        items={[...(place ? [] : [show]), ...(waits ? [] : [stock]), ...items.slice(0, -1), print, ...items.slice(-1)]}
        trigger={(links) => (
          <Button
            {...links}
            variant="text"
            size="compact"
            square
            icon={<IconDots />}
            aria-label={label}
            title={label}
          />
        )}
      />
      <Suspense>
        {printing && (
          <PrintPreview
            endpoint={printPrescriptionRow}
            sent={{ params: { prescriptionRowId } }}
            {...placeOf(here)}
            title={`${t.prints.row.title} ${row.itemNumber}`}
            onClose={() => setPrinting(false)}
          />
        )}
      </Suspense>
    </>
  )
}
