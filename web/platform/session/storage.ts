/** The part of the browser's storage that is used here. */
export interface KeyedStorage {
  readonly length: number
  key(at: number): string | null
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

export interface StoredPair {
  readonly access: string
  readonly refresh: string
  /** Epoch milliseconds at which the access token ends. */
  readonly expiresAt: number
}

const carePlaceKey = 'carePlace-'
const wizardKey = 'order-wizard-'
const recentKey = 'recent-'

/** Under which key a tab keeps what one user has opened at one care place. */
export function recentKeyOf(userId: number, carePlaceId: string | null): string {
  return `${recentKey}${userId}-${carePlaceId ?? 'none'}`
}

/** What one tab remembers: the keys are fixed by the specification. */
export function sessionMemory(storage: KeyedStorage) {
  function keysWith(start: string): string[] {
    return Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').filter((key) =>
      key.startsWith(start),
    )
  }

  return {
    pair(): StoredPair | null {
      const access = storage.getItem('jwt')
      const refresh = storage.getItem('refresh_token')
      const expiresAt = Number(storage.getItem('expires_at'))
      return access && refresh && expiresAt ? { access, refresh, expiresAt } : null
    },
    keepPair({ access, refresh, expiresAt }: StoredPair): void {
      storage.setItem('jwt', access)
      storage.setItem('refresh_token', refresh)
      storage.setItem('expires_at', `${expiresAt}`)
    },
    carePlaceOf(userId: number): string | null {
      return storage.getItem(carePlaceKey + userId)
    },
    keepCarePlace(userId: number, carePlaceId: string): void {
      storage.setItem(carePlaceKey + userId, carePlaceId)
    },
    forgetCarePlace(userId: number): void {
      storage.removeItem(carePlaceKey + userId)
    },
    /** Nothing of one person is shown to the next (A-4.2-17, A-G20). */
    clear(): void {
      const own = ['jwt', 'refresh_token', 'expires_at', 'CR-previousSearch']
      for (const key of [...own, ...[carePlaceKey, wizardKey, recentKey].flatMap(keysWith)]) storage.removeItem(key)
    },
    /** When the person acted for changes, the choices and the search made for the former one go (A-4.2-22). */
    clearChoices(): void {
      const choices = [carePlaceKey, wizardKey, recentKey].flatMap(keysWith)
      for (const key of ['CR-previousSearch', ...choices]) storage.removeItem(key)
    },
  }
}

export type SessionMemory = ReturnType<typeof sessionMemory>

/** What a browser remembers under one key. What cannot be read counts as nothing, and a storage that takes nothing is let be. */
export function memoryOf<Value>(
  storage: Pick<KeyedStorage, 'getItem' | 'setItem' | 'removeItem'>,
  key: string,
  isValue: (found: unknown) => found is Value,
) {
  return {
    read(): Value | null {
      try {
        const found: unknown = JSON.parse(storage.getItem(key) ?? 'null')
        return isValue(found) ? found : null
      } catch {
        return null
      }
    },
    keep(value: Value): void {
      try {
        storage.setItem(key, JSON.stringify(value))
      } catch {
        // It is convenient, not needed.
      }
    },
    drop: (): void => storage.removeItem(key),
  }
}

/** What the browser remembers beyond a session: the language, and the day of the last visit to MyPages per user. */
export function lastingMemory(storage: KeyedStorage) {
  return {
    language: (): string | null => storage.getItem('language'),
    keepLanguage: (language: string): void => storage.setItem('language', language),
    visitOf: (userId: number): string | null => storage.getItem(`MyPages-visited-${userId}`),
    keepVisit: (userId: number, day: string): void => storage.setItem(`MyPages-visited-${userId}`, day),
  }
}
