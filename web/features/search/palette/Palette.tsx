import { kindOfTerm } from '@omsorg/domain/care-recipients/recipient/search-term.ts'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { carePlacesOf } from '../../../platform/session/membership.ts'
import type { PaletteProps } from '../../../platform/search/search-palette.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { BareDialog } from '../../../ui/dialog/Dialog.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import { KeyCap } from '../../../ui/text/KeyCap.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import { GroupFilter } from './GroupFilter.tsx'
import { GroupNotes } from './GroupNotes.tsx'
import { type GroupName, chosenIn, groupStepped, onlyHitOf, rowsOf, stepped } from './groups.ts'
import { PaletteFoot } from './PaletteFoot.tsx'
import { PaletteGroup } from './PaletteGroup.tsx'
import { NothingInPalette } from './NothingInPalette.tsx'
import css from './Palette.module.css'
import type { PaletteRow } from './row.ts'
import { useRested } from '../../../ui/feedback/use-rested.ts'
import { useShownGroups } from './use-shown-groups.ts'

/** So long somebody pauses before what is typed is asked for, and before it is said aloud, in milliseconds. */
const pause = 200
const beforeSaying = 300

/** The search of the bar: people, orders, products, places and actions, from every page by Ctrl+K or `/`. */
export default function Palette({ user, nodes, words, onClose }: PaletteProps) {
  const t = useAllTexts()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [key, setKey] = useState<string | null>(null)
  const [only, setOnly] = useState<GroupName | null>(null)
  const asked = useRested(typed.trim(), typed === '' ? 0 : pause)
  const shown = useShownGroups({ term: asked, user, nodes, words })
  const groups = shown.groups.filter(({ name }) => only === null || name === only)
  const chosen = chosenIn(groups, key)
  const list = useRef<HTMLDivElement>(null)
  const early = useRef<'open' | 'next' | null>(null)
  const hits = rowsOf(shown.groups).length
  const present = nodes && carePlacesOf(nodes).find(({ id }) => id === user.carePlaceId)
  const said = useRested(
    asked === '' || shown.term !== asked
      ? ''
      : [t.common.table.hits({ count: hits }), chosen && t.palette.isChosen({ title: chosen.title })]
          .filter(Boolean)
          .join(', '),
    beforeSaying,
  )

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen?.key])

  // Whoever types a number to its end and Enter right after it does not wait for what is found; among several one chooses.
  useEffect(() => {
    const wish = early.current
    if (!wish || shown.term !== typed.trim()) return
    early.current = null
    const hit = onlyHitOf(shown.groups)
    run(wish === 'open' ? hit?.open : hit?.next?.open)
  })

  function type(text: string): void {
    early.current = null
    setTyped(text)
    setKey(null)
    setOnly(null)
  }

  function run(open: (() => void) | null | undefined): void {
    if (!open) return
    onClose()
    open()
  }

  function press(event: KeyboardEvent): void {
    const choose = (row: PaletteRow | undefined) => {
      if (!row) return
      event.preventDefault()
      early.current = null
      setKey(row.key)
    }
    if (event.key === 'ArrowDown') choose(stepped(groups, key, 1))
    else if (event.key === 'ArrowUp') choose(stepped(groups, key, -1))
    else if (event.key === 'Tab') choose(groupStepped(groups, key, event.shiftKey ? -1 : 1))
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      const wish = event.ctrlKey || event.metaKey ? 'next' : 'open'
      // What is shown may still be of the former term: nothing is opened that was not asked for.
      if (shown.term !== typed.trim()) early.current = wish
      else run(wish === 'open' ? chosen?.open : chosen?.next?.open)
    }
  }

  const optionId = (row: PaletteRow) => `${listId} ${row.key}`.replaceAll(/\s/g, '-')
  return (
    <BareDialog label={t.shell.search} onClose={onClose} className={css.palette}>
      <div className={css.field}>
        <Icon of={<IconSearch />} />
        <input
          autoFocus
          role="combobox"
          aria-label={t.shell.search}
          aria-expanded={rowsOf(groups).length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={chosen && optionId(chosen)}
          placeholder={t.palette.placeholder[user.application]}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={press}
        />
        {asked !== '' && (
          <span className={css.hits}>
            {shown.term === asked ? t.common.table.hits({ count: hits }) : t.common.states.loading}
          </span>
        )}
        <KeyCap>Esc</KeyCap>
        <Button
          variant="text"
          size="compact"
          square
          icon={<IconX />}
          aria-label={t.common.actions.close}
          title={t.common.actions.close}
          onClick={onClose}
        />
      </div>
      {asked !== '' && hits > 0 && <GroupFilter groups={shown.groups} only={only} onOnly={setOnly} />}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <div
        role="listbox"
        id={listId}
        aria-label={t.palette.results}
        className={css.results}
        ref={list}
        data-stale={shown.term !== asked || undefined}
      >
        {groups.map((group) => (
          <PaletteGroup
            key={group.name}
            group={group}
            term={shown.term}
            chosenKey={chosen?.key}
            optionId={optionId}
            onChoose={setKey}
            onOpen={(row) => run(row.open)}
          />
        ))}
      </div>
      <GroupNotes groups={groups} />
      {asked !== '' && shown.term === asked && hits === 0 && (
        <NothingInPalette
          term={asked}
          user={user}
          place={present?.name ?? null}
          groups={shown.groups}
          isTooShort={kindOfTerm(asked) === 'too-short'}
          onGo={(open) => run(open)}
        />
      )}
      <PaletteFoot place={present?.name ?? null} />
    </BareDialog>
  )
}
