/** By so much a spread rule may be eased: beyond that it spreads hardly anything. */
export const MORE_SKEW = 3;
