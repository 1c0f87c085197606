import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Icon } from '../../../ui/picture/Icon.tsx'
import css from './Store.module.css'
import { useStoreHere } from './store-here.ts'

interface AreaChipsProps {
  readonly area: TherapyArea | null
  /** How many products fit in each area; undefined until it is known. */
  readonly counts: readonly { readonly therapyArea: TherapyArea; readonly count: number }[] | undefined
  readonly onArea: (area: TherapyArea | null) => void
}

/** All areas or one of them, with how many products each holds; those of others are marked with a lock. */
export function AreaChips({ area, counts, onArea }: AreaChipsProps) {
  const [t, format] = useTextsAndFormat()
  const { cart } = useStoreHere()
  const countOf = (each: TherapyArea) => counts?.find(({ therapyArea }) => therapyArea === each)?.count ?? 0
  const all = counts?.reduce((sum, { count }) => sum + count, 0)
  const areas = cart.areas.filter(({ therapyArea }) => therapyArea !== 'Pca')
  return (
    <div className={css.areas} role="group" aria-label={t.productSelection.areas}>
      <button type="button" aria-pressed={area === null} onClick={() => onArea(null)}>
        {t.common.words.all} <span>{all === undefined ? '' : format.number(all)}</span>
      </button>
      {areas.map(({ therapyArea, select }) => (
        <button
          key={therapyArea}
          type="button"
          aria-pressed={area === therapyArea}
          onClick={() => onArea(therapyArea)}
          data-locked={!select.allowed || undefined}
          title={select.reason ? t.store.blocks[select.reason] : undefined}
        >
          {!select.allowed && <Icon size={14} of={<IconLock />} />}
          {t.therapyAreas.names[therapyArea]} <span>{counts ? format.number(countOf(therapyArea)) : ''}</span>
        </button>
      ))}
    </div>
  )
}
