import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import { readHome } from '@omsorg/contract/portal/home/read-home.ts'
import { readPortalOrder } from '@omsorg/contract/portal/order/read-portal-order.ts'
import { reportDelivery } from '@omsorg/contract/portal/report/report-delivery.ts'
import { faults } from '@omsorg/domain/portal/report/report.ts'
import { useState } from 'react'
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx'
import { useDoing } from '../calls/use-doing.ts'
import { useAllTexts } from '../language/use-texts.ts'
import { ParcelListPage } from '../parcel/ParcelListPage.tsx'
import { type Part, useParcel } from '../parcel/use-parcel.ts'
import { Amount } from '../parts/Amount.tsx'
import { Box, Note } from '../parts/Box.tsx'
import { Choices } from '../parts/Choices.tsx'
import { InsteadOfAnswer } from '../parts/InsteadOfAnswer.tsx'
import { NotSent } from '../parts/NotSent.tsx'
import { Press } from '../parts/Press.tsx'
import { ProductRow } from '../parts/ProductRow.tsx'
import { Titles } from '../parts/Titles.tsx'
import { useHere, useSaying } from '../person/here.ts'
import { PhotoPart } from './photos/PhotoPart.tsx'
import { type Photos, usePhotos } from './photos/use-photos.ts'
import { PersonFrame } from '../person/PersonFrame.tsx'
import { useByWhom } from '../person/use-who-name.ts'
import { useIsOffline } from '../shell/OfflineBand.tsx'
import { useWay } from '../way/WayLink.tsx'
import { go } from '../way/way.ts'

type Fault = (typeof faults)[number]

/** Says what is wrong with a parcel: the thing and one package are chosen already where there is only one. */
export function ReportPage() {
  const t = useAllTexts()
  const { about } = useWay()
  const { id, order } = useParcel()
  const part = order.data?.parts.find(({ orderId }) => orderId === about['part'])
  const fault = faults.find((each) => each === about['fault'])
  // Opened in a tab of its own, the page does not know what is meant.
  if (id === 0 || !fault) return <ParcelListPage />
  return (
    <PersonFrame>
      <Titles title={t.parcel.faults[fault]} back={{ to: 'parcel', word: t.home.follow, about: { order: id } }} />
      {part ? <Report id={id} part={part} fault={fault} /> : <InsteadOfAnswer answer={order} />}
    </PersonFrame>
  )
}

function Report({ id, part, fault }: { readonly id: number; readonly part: Part; readonly fault: Fault }) {
  const t = useAllTexts()
  const { me, person } = useHere()
  const saying = useSaying(me.today)
  const byWhom = useByWhom()
  const isOffline = useIsOffline()
  const [only] = part.lines.length === 1 ? part.lines : []
  const [lineId, setLineId] = useState<number | null>(only?.orderLineId ?? null)
  const [packages, setPackages] = useState(1)
  const [text, setText] = useState('')
  const [missing, setMissing] = useState(false)
  const photos = usePhotos()
  const reporting = useDoing(reportDelivery, [readPortalOrder, readHome])
  const { notDone } = reporting
  const isWhole = fault === 'did-not-come'
  const line = part.lines.find(({ orderLineId }) => orderLineId === lineId)

  async function send(): Promise<void> {
    setMissing(!isWhole && !line)
    if (!isWhole && !line) return
    const done = await reporting.run({
      input: {
        careRecipientId: person.careRecipientId,
        customerOrderId: id,
        orderId: part.orderId,
        fault,
        orderLineId: isWhole ? null : lineId,
        packages: isWhole ? null : packages,
        photoIds: isWhole ? [] : photos.all.flatMap(({ photoId }) => photoId ?? []),
        text: text.trim(),
      },
    })
    if (done?.ok) go('report-sent', { about: { order: id }, replace: true })
  }

  /** What was chosen goes with it, or was taken away again: nothing is left out unseen. */
  function waitsFor({ all }: Photos): string | false {
    if (all.some(({ problem }) => problem !== null)) return t.report.photo.mend
    return all.some(({ photoId }) => photoId === null) && t.report.photo.wait
  }

  return (
    <>
      {!isWhole && !only && (
        <Choices
          legend={t.report.which}
          value={lineId === null ? null : String(lineId)}
          onChange={(next) => {
            setLineId(Number(next))
            setPackages(1)
            setMissing(false)
            reporting.reset()
          }}
          error={missing && t.report.whichMissing}
          options={part.lines.map(({ orderLineId, product, packages: count }) => ({
            value: String(orderLineId),
            word: product.name,
            help: t.home.packages({ count }),
          }))}
        />
      )}
      {!isWhole && line && (
        <Box label={line.product.name}>
          <ProductRow product={line.product} kind={t.home.packages({ count: line.packages })} />
          <h2>{t.report.howMany}</h2>
          <Amount
            label={t.report.howMany}
            lessLabel={t.order.less({ product: line.product.name })}
            moreLabel={t.order.moreOf({ product: line.product.name })}
            value={packages}
            min={1}
            max={line.packages}
            unit={packages === 1 ? t.order.unitOne : t.order.unitMany}
            onChange={setPackages}
          />
        </Box>
      )}
      {!isWhole && <PhotoPart photos={photos} />}
      <TextAreaField
        label={t.report.say}
        help={t.report.sayHelp}
        maxLength={500}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {fault === 'broken' && (
        <Note icon={<IconPackage />} title={t.report.keepBroken}>
          {t.report.keepBrokenBody}
        </Note>
      )}
      <NotSent
        notDone={notDone}
        says={{
          'more-than-ordered': t.report.tooMany,
          'packages-missing': t.report.howManyMissing,
          'photo-not-found': t.report.photo.gone,
          'not-due-yet': t.report.notDue,
          'told-already':
            notDone?.reason === 'told-already' &&
            t.report.already({ day: saying.onDayOf(notDone.detail.on), who: byWhom(notDone.detail.by) }),
        }}
      />
      <Press
        variant="primary"
        icon={<IconSend />}
        busy={reporting.busy}
        reason={(isOffline && t.shell.offlineReason) || waitsFor(photos)}
        onClick={() => void send()}
      >
        {t.report.send}
      </Press>
    </>
  )
}
