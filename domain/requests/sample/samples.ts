/** Products of one request for samples, and packages of each: more than this to try is an order. */
export const mostSamples = 10
export const mostOfOne = 5
