import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { openAddress } from '../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { signOut } from '../../../platform/session/sign-out.ts'
import { type SessionUser, actingId } from '../../../platform/session/session-user.ts'
import DefaultCarePlaceQuestion from '../../../platform/shell/DefaultCarePlaceQuestion.tsx'
import { useTexts } from '../../../platform/texts.tsx'
import { useLoaded } from '../../../platform/use-loaded.ts'
import { workAt } from '../../../platform/work-at.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { ErrorState } from '../../../ui/feedback/Empty.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { SignInFrame } from '../../../ui/sign-in/SignInFrame.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import css from './CarePlaceChoice.module.css'
import { LanguageChoice } from '../../../platform/shell/public/LanguageChoice.tsx'
import { PlaceList } from './PlaceList.tsx'
import { type Place, type PlaceGroup, matching, placesIn } from './place-groups.ts'

interface CarePlaceChoiceProps {
  readonly user: SessionUser
  readonly title: string
  readonly lead: string
  /** The same until the user is another. */
  readonly load: () => Promise<readonly PlaceGroup[]>
}

/** Choosing where to work: a token for that care place, then the landing rules. */
export function CarePlaceChoice({ user, title, lead, load }: CarePlaceChoiceProps) {
  const t = useTexts()
  const [search, setSearch] = useState('')
  const [asked, setAsked] = useState<Place | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const { again, ...loaded } = useLoaded(load)
  const groups = loaded.state === 'there' ? loaded.value : null
  const known = groups !== null
  const found = matching(groups ?? [], search)

  useEffect(() => {
    if (known) field.current?.focus()
  }, [known])

  async function choose(place: Place): Promise<void> {
    if (place.id === user.carePlaceId) await openAddress(pathTo('home'), { replace: true })
    else await workAt(place.id, place.childUserId)
  }

  function fromSearch(event: KeyboardEvent<HTMLInputElement>): void {
    const [only, second] = placesIn(found)
    if (event.key === 'Enter' && only && !second) void choose(only)
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    list.current?.querySelector<HTMLElement>('[data-place]')?.focus()
  }

  return (
    <SignInFrame
      name={t.common.appName}
      language={<LanguageChoice />}
      title={title}
      lead={lead}
      notesLabel={t.signIn.notesLabel}
      foot={<SignedInAs user={user} />}
    >
      <div className="o-stack">
        {loaded.state === 'failed' && (
          <ErrorState title={t.common.failure.title} retryWord={t.common.actions.retry} onRetry={again}>
            {t.common.failure.body}
          </ErrorState>
        )}
        {groups?.length === 0 && <Notice tone="info">{t.pages.accessDenied.noPlace}</Notice>}
        {groups && groups.length > 0 && (
          <>
            <TextField
              type="search"
              label={t.carePlaceChoice.search}
              icon={<IconSearch />}
              autoComplete="off"
              ref={field}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
              onKeyDown={fromSearch}
            />
            <p role="status">{found.length === 0 && t.carePlaceChoice.noHits}</p>
            <PlaceList
              listRef={list}
              groups={found}
              currentId={user.carePlaceId}
              onChoose={(place) => void choose(place)}
              // While impersonating the default is not touched (A-4.2-23).
              onAskDefault={user.impersonatedUserId === null ? setAsked : undefined}
            />
          </>
        )}
      </div>
      {asked && (
        <DefaultCarePlaceQuestion
          userId={asked.childUserId ?? actingId(user)}
          place={asked}
          isDefault={asked.isDefault}
          onClose={() => {
            setAsked(null)
            again()
          }}
        />
      )}
    </SignInFrame>
  )
}

function SignedInAs({ user }: { readonly user: SessionUser }) {
  const { landing, shell } = useTexts()
  return (
    <div className={css.foot}>
      <span>{landing.signedInAs({ name: `${user.firstName} ${user.lastName}` })}</span>
      <Button variant="text" size="compact" onClick={signOut}>
        {shell.userMenu.signOut}
      </Button>
    </div>
  )
}
