import type { ComponentType } from 'react'

type LoadPage = () => Promise<{ readonly default: ComponentType }>

let load: LoadPage | null = null

/** What visitors see at the root is a page of a feature, which says so when the application begins. */
export function welcomeBy(page: LoadPage): void {
  load = page
}

export function loadWelcome() {
  if (!load) throw new Error('Nothing stands at the root for visitors: welcomeBy comes first')
  return load()
}
