/** The words of the next order suggestion, the most urgent first. */
export const suggestionWords = ['time-to-order', 'soon', 'consumption-missing', 'recently-ordered'] as const
export type SuggestionWord = (typeof suggestionWords)[number]

/** What a person can do about it here and now. */
export type SuggestedAction = 'order' | 'renew' | 'none'

/** The setting SoonDays when nobody has changed it: the upper end of the delivery time. */
export const usualSoonDays = 14
