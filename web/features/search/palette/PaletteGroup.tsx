import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import { useId } from 'react'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import { Marked } from '../../../ui/text/Marked.tsx'
import { KeyCap } from '../../../ui/text/KeyCap.tsx'
import { classes } from '../../../ui/theme/classes.ts'
import type { Group } from './groups.ts'
import css from './Palette.module.css'
import type { PaletteRow } from './row.ts'

interface PaletteGroupProps {
  readonly group: Group<PaletteRow>
  readonly term: string
  readonly chosenKey: string | undefined
  readonly optionId: (row: PaletteRow) => string
  readonly onChoose: (key: string) => void
  readonly onOpen: (row: PaletteRow) => void
}

export function PaletteGroup({ group, term, chosenKey, optionId, onChoose, onOpen }: PaletteGroupProps) {
  const t = useAllTexts()
  const headId = useId()
  const { name, rows } = group
  if (rows.length === 0) return null
  return (
    <div role="group" aria-labelledby={headId} className={css.group}>
      <div className={css.head} id={headId} role="presentation">
        {t.palette.groups[name]} {term !== '' && rows.length > 0 && <span>{rows.length}</span>}
      </div>
      {rows.map((row) => (
        <div
          key={row.key}
          id={optionId(row)}
          role="option"
          aria-selected={row.key === chosenKey}
          aria-disabled={row.open === null || undefined}
          className={classes(css.row, row.open === null && css.closed)}
          onPointerMove={() => row.key !== chosenKey && onChoose(row.key)}
          onClick={() => onOpen(row)}
        >
          <span className={css.sign} aria-hidden="true">
            {row.sign}
          </span>
          <span className={css.text}>
            <b>
              <Marked text={row.title} term={term} />
            </b>
            {row.second && (
              <small>
                <Marked text={row.second} term={term} />
              </small>
            )}
          </span>
          <span className={css.end}>
            {row.reason ? (
              <span className={css.reason}>
                <Icon size={16} of={<IconLock />} />
                {row.reason}
              </span>
            ) : (
              row.end
            )}
            {row.key === chosenKey && row.open && (
              <span className={css.does} aria-hidden="true">
                <span>
                  <KeyCap>Enter</KeyCap> {t.palette.open}
                </span>
                {row.next && (
                  <span>
                    <KeyCap>Ctrl</KeyCap> <KeyCap>Enter</KeyCap> {row.next.word}
                  </span>
                )}
              </span>
            )}
          </span>
        </div>
      ))}
    </div>
  )
}
