import { go, hereNow } from '../way/way.ts'

/** Takes the secret of the first mail out of the address, where it stands in the fragment; it is kept with the page. */
export function takeActivation(): void {
  const found = /^#activate=([\w-]+)$/.exec(location.hash)?.[1]
  if (found) go('welcome', { about: { activation: found }, replace: true })
}

export function activationHere(): string | null {
  const { activation } = hereNow().about
  return typeof activation === 'string' ? activation : null
}
