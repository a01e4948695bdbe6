// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
export interface paths {
    "/auth/users/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Opens a session. The guest cart of this browser, if there is one, is merged into the user’s cart.
         *     A wrong email or password is a 401 with code `invalid_credentials`; the response is the same for an unknown email.
         */
        post: operations["sessionCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/users/jwt/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Refresh the session token
         * @description Returns a new token for the same session. Call it at about 80% of the old token’s lifetime. The old token works for another 30 seconds
         *     and then fails with 401 `session_expired`; the session continues with the new one.
         */
        get: operations["sessionRefresh"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/logOut": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sign out
         * @description Revokes the session of the token at once, on every server.
         */
        put: operations["sessionEnd"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List where the caller is signed in
         * @description The caller’s open sessions: the calling one first, then the newest. At most 50.
         */
        get: operations["sessionList"];
        put?: never;
        post?: never;
        /**
         * Sign out everywhere else
         * @description Ends all of the caller’s sessions except the calling one, at once and on every server.
         */
        delete: operations["sessionRevokeOthers"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign out on one device
         * @description Ends one of the caller’s sessions, at once and on every server. `sessionEnd` ends the calling session; naming that one here ends it as
         *     well.
         */
        delete: operations["sessionRevoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a retail client
         * @description Creates a retail account and signs the person in. Professionals and schools apply instead. A password that is easy to guess is a 422
         *     `password_too_weak`. Orders that a guest placed in the same browser with the same email move to the account.
         */
        post: operations["userRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a user
         * @description The caller’s own record.
         */
        get: operations["userGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the account of the session
         * @description What the application shell needs. The first entry of `users` is the signed-in person.
         */
        get: operations["accountGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/forgotPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a reset email
         * @description The response is always the same, whether or not the email address is known.
         */
        post: operations["passwordForgot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/validateToken/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check a reset token
         * @description Says whether the token of a reset email can still be used.
         */
        get: operations["passwordValidateToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/resetPassword/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password
         * @description Either with a reset token, which works once, for an hour, or, while signed in, with the caller's own user id as the token and
         *     `isToken: false`. In the second case, the current password is required once 15 minutes have passed since signing in (422
         *     `current_password_required`). All other sessions of the user end.
         */
        post: operations["passwordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List products
         * @description A page of the catalog as this caller sees it, with facets. Pass `public` for no particular user; prices always follow the caller.
         *     Several values of one filter widen the result, different filters narrow it.
         */
        get: operations["productList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search products
         * @description Searches names, SKUs, ingredients, concerns and common misspellings. The trailing slash is part of the path.
         *     Several values of one filter widen the result, different filters narrow it.
         */
        get: operations["productSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/{sku}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a product
         * @description Everything the product page shows. A product that this caller cannot see is a 404, with `product_gone` if the caller could see it before it was discontinued.
         */
        get: operations["productGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read products by SKU
         * @description For carts, favorites and recently viewed products: the products in the requested order. SKUs that the caller cannot see are listed in
         *     `missing`.
         */
        post: operations["productListByIds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read pictures by SKU
         * @description Pictures of up to 100 products.
         */
        get: operations["productListImages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List categories
         * @description The categories of the public catalog, each with its number of products.
         */
        get: operations["categoryList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/category/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List categories for a user
         * @description The categories as this caller sees them.
         */
        get: operations["categoryListForUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/concerns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List concerns
         * @description The concerns of the public catalog, each with its number of products.
         */
        get: operations["concernList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/concerns/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List concerns for a user
         * @description The concerns as this caller sees them.
         */
        get: operations["concernListForUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a stock alert
         * @description Sends a confirmation email; the alert starts when its link is opened. For the email address of the caller’s own account it starts
         *     at once, without an email, if a link in an email to that address has been opened before. The response is the same if the alert
         *     already exists.
         */
        post: operations["stockAlertCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a stock alert
         * @description From the signed link in an email.
         */
        post: operations["stockAlertUnsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notify/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the alert of a link
         * @description Reads the alert behind a signed email link: a confirmation link by its token; an unsubscribe link by its signature (as `token`), `email`
         *     and `sku`. Changes nothing.
         */
        get: operations["stockAlertGet"];
        put?: never;
        /**
         * Confirm a stock alert
         * @description From the signed link in the email that `stockAlertCreate` sends.
         */
        post: operations["stockAlertConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/{sku}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the reviews of a product
         * @description Published reviews, and the distribution of their stars. Several values of one filter widen the result, different filters narrow it. A product that
         *     the caller cannot see is a 404.
         */
        get: operations["reviewList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/{orderId}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what can be reviewed of an order
         * @description For the buyer, and for the holder of the link in the review request or of the access token of the order. For everyone else the order does not exist. A link works for 90 days; after that the call fails with 403 `link_expired`, and a new link is emailed to the email address of the order.
         */
        get: operations["reviewGetOrder"];
        put?: never;
        /**
         * Review a line of an order
         * @description One review per line, once the order was delivered: 422 `review_not_open` before, 409 `review_exists` afterward. Staff read it before it is published.
         */
        post: operations["reviewCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unsubscribe from emails about reviews
         * @description From the signed link in the email. This address gets no more emails about reviews.
         */
        post: operations["reviewUnsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/{reviewId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a review
         * @description For its writer. Staff read it again before it is published.
         */
        put: operations["reviewUpdate"];
        post?: never;
        /**
         * Delete a review
         * @description For its writer. The line of the order can be reviewed again.
         */
        delete: operations["reviewDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/{reviewId}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a review
         * @description Asks staff to look at a published review; it stays published until they have. Succeeds again if the caller has reported it before.
         */
        post: operations["reviewReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reviews for staff
         * @description For staff with `admin:reviews`. `pending` and `reported` wait for a decision, the oldest first; of those decided, the newest first.
         */
        get: operations["reviewQueue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reviews/{reviewId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Publish or reject a review
         * @description For staff with `admin:reviews`. Also resolves its reports. Each decision is stored with the user id of the staff member.
         */
        put: operations["reviewModerate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reviews/{reviewId}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reply to a review
         * @description For staff with `admin:reviews`. Everyone who can read the review can read the reply.
         */
        put: operations["reviewAnswer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a cart
         * @description The cart with prices, discounts and totals for its owner. An owner without a cart gets an empty one with `id: null`.
         *     `guest` is the cart of this browser: it belongs to `Browser-Id` together with a secret cookie, or with
         *     the `Guest-Grant` of a client without cookies.
         */
        get: operations["cartGet"];
        /**
         * Change a cart
         * @description Changes line items, coupon, points, destination or shipping method, and returns the whole cart. The first change creates the cart.
         *     Quantities over the limit are lowered with a notice. A refused coupon is reported in `coupon`; too many attempts are a 429.
         *     With `If-Match`, a change to a cart that has changed since is a 412 whose body carries the current one.
         */
        put: operations["cartUpdate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/{id}/{shippingMethodId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Price a cart for a shipping method
         * @description The cart as it would be with that method; nothing is written.
         */
        get: operations["cartGetForShippingMethod"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/{id}/freeitem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose the free item
         * @description Adds the chosen free item to the cart, replacing an earlier choice.
         */
        put: operations["cartChooseFreeItem"];
        post?: never;
        /**
         * Remove the free item
         * @description Removes the chosen free item from the cart.
         */
        delete: operations["cartRemoveFreeItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/address/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List addresses
         * @description The address book of the caller, default first.
         */
        get: operations["addressList"];
        /**
         * Change an address
         * @description Replaces the whole address.
         */
        put: operations["addressUpdate"];
        /**
         * Add an address
         * @description The first address becomes the default. At most 50.
         */
        post: operations["addressCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/defaultAddress/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose the default address
         * @description Exactly one address is the default.
         */
        put: operations["addressSetDefault"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/address/{addressId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an address
         * @description If the default is deleted, the newest remaining address becomes the default.
         */
        delete: operations["addressDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shippingMethods/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List shipping methods of a cart
         * @description The methods for the cart’s destination, priced for its line items.
         */
        get: operations["shippingMethodList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shippingMethods/{id}/byAddress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List shipping methods for an address
         * @description The methods for the given destination, priced for the cart’s line items.
         */
        post: operations["shippingMethodListByAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shippingPromise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the delivery promise
         * @description The amount from which shipping is free and when an order placed now arrives, for the caller’s channel and a destination. Regions may
         *     have rates of their own.
         */
        get: operations["shippingMethodPromise"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shippingCountries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the countries shipped to
         * @description The countries that at least one shipping method serves. Within a country, a method may not serve every region.
         */
        get: operations["shippingCountryList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/postalPlaces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find the place of a postal code
         * @description The city and region of a ZIP code of the United States or its territories, or the province of a Canadian postal code. No items for a
         *     code that is unknown or incomplete, and for other countries.
         */
        get: operations["postalPlaceList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List orders
         * @description The caller’s orders, one page at a time. `years` lists every year with orders, including those in which `search` finds none.
         */
        get: operations["orderList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/ordered-products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List ordered products
         * @description The products in the caller’s latest 100 orders that were not canceled, most often ordered first, at today’s prices. Products that the
         *     caller can no longer buy are left out, and so are free items.
         */
        get: operations["orderListProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/order/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an order
         * @description A guest reads the order with its access token, or in the browser that placed it. A token works for 90 days; after that the call fails with 403 `link_expired`, and a new link is emailed to the address of the order.
         */
        get: operations["orderGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/order/{orderId}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the receipt of an order
         * @description The seller, and the receipt as a PDF. A receipt exists once the order is paid; before, and for an order that never was, the call fails with 404.
         *     Anyone who may read the order may read it, see `orderGet`.
         */
        get: operations["orderGetReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Place an order
         * @description Turns the cart into an order, in one transaction, and requests the payment. Nothing is created or charged twice for the same
         *     `Idempotency-Key`.
         *     A declined payment is a 402; the order is kept with `canPay: true`. `payment.status: requires_action` means that the buyer has to complete a step; then call `orderConfirmPayment`.
         *     Stock is held while a payment is in progress or waiting for the bank. A declined payment releases it, and an order that is not paid within 30 minutes is canceled.
         *     A coupon that has reached its limit per buyer is refused with 409 `coupon_not_usable`. Too many declined payments, or orders waiting
         *     for a bank, are refused with 429.
         *     If the total is 0, for example because points cover it, omit `payment`: the order is paid at once. If anything is due, `payment` is
         *     required (422 `payment_required`).
         */
        post: operations["orderPlace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/{orderId}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry the payment of an order
         * @description After a declined or abandoned payment, within 30 minutes of placing the order. Holds the stock again, or fails with 409 `out_of_stock` and charges nothing.
         */
        post: operations["orderPay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/{orderId}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Settle a payment after the buyer’s step
         * @description Call this after 3-D Secure. It queries the provider for the status of the payment and settles the order. Safe to
         *     repeat.
         */
        post: operations["orderConfirmPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the payment configuration
         * @description The payment provider and methods that this store accepts.
         */
        get: operations["paymentGetConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/test/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn a test card into a token
         * @description Only with the embedded test provider. The token is valid for one order. Card numbers: `4242 4242 4242 4242` succeeds, `4000 0000 0000 0002` is declined,
         *     `4000 0000 0000 9995` has insufficient funds, `4000 0027 6000 3184` requires 3-D Secure. Any future expiration date and any CVC work. Real card numbers are refused.
         */
        post: operations["paymentCreateTestToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/test/challenges/{challengeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a 3-D Secure challenge of the test provider
         * @description Stands in for the bank’s page. Call `orderConfirmPayment` afterward.
         */
        post: operations["paymentAnswerTestChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the first and last name
         * @description Changes the person’s name. The account name and existing orders stay as they are.
         */
        put: operations["userUpdateName"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the phone number
         * @description Null removes it. `smsOptIn` stays unchanged if omitted, and is turned off when there is no number.
         */
        put: operations["userUpdatePhone"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/accountName": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rename the account
         * @description The name shown on receipts, to clients and in messages. Regen’s care team keeps its name: 403 `forbidden` for staff.
         */
        put: operations["userUpdateAccountName"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/acceptTermsAndCondition": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept the terms and conditions
         * @description Accepts one version of the terms. Any version but the current one is refused with 409 `terms_outdated`, so that no one accepts what they have not seen. Accepting again keeps the first date.
         */
        post: operations["userAcceptTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/acceptRegenReward": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join REGEN rewards
         * @description Accepts the rules of REGEN rewards. For someone who cannot take part, the call fails with 422 `rewards_not_available` and the reason. Joining again keeps the first date.
         */
        post: operations["userAcceptRewards"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/updateGamingBarStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Show or hide the rewards bar
         * @description Whether the bar that shows progress to the next rewards level is open.
         */
        put: operations["userUpdateGamingBar"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/dataExport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the state of the caller’s data export
         * @description The newest copy of the caller’s data: requested, or ready to be downloaded.
         */
        get: operations["dataExportGet"];
        put?: never;
        /**
         * Request a copy of the caller’s data
         * @description A job collects the data and emails the caller when it is done, usually within a minute. Requesting again while it is being collected changes nothing;
         *     afterward, a new copy replaces the one before. A person can request 5 a day.
         */
        post: operations["dataExportCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/dataExport/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download the copy of the caller’s data
         * @description For 7 days after it was collected; 404 before and afterward. Once 15 minutes have passed since signing in, it takes the current password
         *     (otherwise 422 `current_password_required`), so that a device that was left signed in is not enough.
         */
        post: operations["dataExportDownload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/accountDeletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the deletion of the caller’s account
         * @description Whether the caller asked for their account to be deleted, and when that happens.
         */
        get: operations["accountDeletionGet"];
        /**
         * Ask for the caller’s account to be deleted
         * @description The account and the caller’s data are deleted 14 days later, and the caller is emailed. Until then the account works as before, and the
         *     request can be withdrawn. Asking again does not change the date. What would refuse the request also delays the deletion when it is due.
         */
        put: operations["accountDeletionCreate"];
        post?: never;
        /**
         * Keep the caller’s account
         * @description Withdraws the request. Succeeds even if there is none.
         */
        delete: operations["accountDeletionDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/emailChange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the change of the email address
         * @description The caller’s email address, and the pending change to it, if there is one.
         */
        get: operations["emailChangeGet"];
        /**
         * Request an email address change
         * @description Emails a link to the new address and one to the current address. The address changes once both links have been opened and confirmed, within
         *     24 hours. A new request replaces the one before. The response is the same if the new address belongs to another account; no link
         *     goes to it then.
         */
        put: operations["emailChangeCreate"];
        post?: never;
        /**
         * Cancel the change of the email address
         * @description Its links no longer work. Succeeds even if there is none.
         */
        delete: operations["emailChangeDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/emailChange/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the change that a link confirms
         * @description From the link in one of the two emails. Changes nothing.
         */
        get: operations["emailChangeGetLink"];
        put?: never;
        /**
         * Confirm the change of an email address
         * @description From the link in one of the two emails, signed in or not. The address changes with the second of the two confirmations. Confirming the same link again
         *     changes nothing.
         */
        post: operations["emailChangeConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/stockAlerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List stock alerts
         * @description The caller’s alerts that wait for a product, newest first, at most 100. Those that a guest requested with the same address are not among them.
         */
        get: operations["stockAlertList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/stockAlerts/{sku}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Turn off a stock alert
         * @description Succeeds even if there is none.
         */
        delete: operations["stockAlertDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Notification settings
         * @description Which emails the caller gets besides those about orders, courses and the account itself, and the key with which a browser subscribes to push notifications.
         */
        get: operations["notificationGet"];
        /**
         * Change the notification settings
         * @description Turns emails about unread messages, and about reviews, on or off. Push notifications are turned on and off in each browser.
         */
        put: operations["notificationUpdate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/pushSubscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Keep push notifications on in a browser
         * @description Ties an existing subscription to the current session, for example after a new sign-in. If the server has no such subscription for the
         *     caller, none is made: `isOn` is false, and the browser should end its own.
         */
        put: operations["pushSubscriptionRenew"];
        /**
         * Turn on push notifications in a browser
         * @description This browser gets push notifications of the caller’s unread messages until the session ends, someone else signs in there, or they are turned
         *     off. A person has at most 10 browsers: the least recently used is removed. The endpoint
         *     has to be one of a known push service: 422 `push_not_possible`.
         */
        post: operations["pushSubscriptionCreate"];
        /**
         * Turn off push notifications
         * @description In one browser, or in all of the caller’s browsers if `endpoint` is omitted. Succeeds even if there is nothing to turn off.
         */
        delete: operations["pushSubscriptionDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unsubscribe from emails about messages
         * @description From the signed link in an email, signed in or not. Unsubscribing again changes nothing.
         */
        post: operations["notificationUnsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply for a professional account
         * @description Stores the application with its license and emails its reference. The content of the license file is checked: anything but a PDF or a PNG, JPEG or WebP picture fails with 422 `file_invalid`, a picture
         *     over 5 MB with 413 `file_too_large`. An expired license fails with 422 `license_expired`. A signed-in caller with an undecided
         *     application gets 409 `application_open`.
         */
        post: operations["applicationCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/application": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the caller’s professional application
         * @description The caller’s newest application. One that was sent while signed out belongs to the person who signs in with its email address in the
         *     same browser.
         */
        get: operations["applicationGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List business locations
         * @description The places of business of the caller’s account, oldest first; at most 50. Only professional and school accounts have them: others get 403 `wrong_channel`.
         */
        get: operations["locationList"];
        put?: never;
        /**
         * Add a business location
         * @description A listed location appears in the store locator as soon as it can be placed on the map. Invalid data is refused with 422
         *     `location_invalid`, one location too many with 422 `locations_full`.
         */
        post: operations["locationCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/locations/{locationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a business location
         * @description Replaces the whole location. Invalid data is refused with 422 `location_invalid`.
         */
        put: operations["locationUpdate"];
        post?: never;
        /**
         * Delete a business location
         * @description Also removes it from the store locator.
         */
        delete: operations["locationDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retailLocations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find a store
         * @description Places that sell Regen or use it in treatments. With a `postalCode` or a position, the nearest come first and include a distance; an
         *     unknown postal code fails with 422 `postal_code_unknown`. Without either, those in the caller’s `timezone` come first, then those on its
         *     continent, each sorted by name.
         */
        get: operations["storeLocate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/favorite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List favorites
         * @description The caller’s favorite products, newest first. Products that are no longer sold are named in `gone`; others that the caller can no longer see are left out.
         */
        get: operations["favoriteList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/favorite/{sku}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Make a product a favorite
         * @description Adding it again keeps its place. At most 500: one more is refused with 422 `favorites_full`. A product that the caller cannot see is a 404.
         */
        put: operations["favoriteAdd"];
        post?: never;
        /**
         * Remove a product from the favorites
         * @description Succeeds even if it was not a favorite.
         */
        delete: operations["favoriteRemove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/rewards/info/{timezone}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read REGEN rewards for a year
         * @description The balance, the level, and the ledger of one year, counted in the person’s time zone. Someone who cannot take part gets
         *     `canUse: false` and the reason.
         */
        get: operations["rewardGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/rewardPoints/{id}/course/{courseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the points for a course
         * @description How many points the caller can spend on a course, and how many the course earns if none are spent.
         */
        get: operations["rewardGetForCourse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/course/register/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register for a course
         * @description One transaction: the seat, the points and the payment, or nothing. A full course fails with 409 `course_full` unless `joinWaitlist` is
         *     true; in that case the response is a registration with `status: waitlisted`, and nothing is charged. Nobody can be registered twice:
         *     409 `already_registered`. A course that is not for the caller's channel fails with 403 `wrong_channel`.
         */
        post: operations["courseRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/course/register/guest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register for a course without an account
         * @description One transaction: the seat, the points and the payment, or nothing. A full course fails with 409 `course_full` unless `joinWaitlist` is
         *     true; in that case the response is a registration with `status: waitlisted`, and nothing is charged. Nobody can be registered twice:
         *     409 `already_registered`. Only for courses with `isOpenToGuests`. When a person with this email address later signs up in the same browser, or opens the link in the confirmation email while signed in, the registration becomes theirs.
         */
        post: operations["courseRegisterGuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/course/register/{registrationId}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Settle the payment of a registration
         * @description Queries the provider for the status of the payment and settles the registration. Safe to repeat. A declined payment is a 402 and releases
         *     the seat. With `payment`, it pays for a seat that opened up for someone on the waitlist; such a seat stays held until `heldUntil` even
         *     if a card is declined. Fails with 409 `registration_canceled` if the seat was released, and with `still_waiting` while the person is
         *     on the waitlist. A guest’s registration becomes that of the signed-in person who opens it with the `accessToken`, if the email address is theirs.
         */
        post: operations["courseConfirmPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/courseId/{courseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a registration
         * @description The caller’s registration for one course; 404 if there is none. A guest reads it with its access token, even after it has been
         *     canceled.
         */
        get: operations["courseGetRegistration"];
        put?: never;
        post?: never;
        /**
         * Cancel a registration
         * @description Releases the seat, refunds points and payment, and registers the first person on the waitlist. Not possible after the course has
         *     started: 409 `course_started`. A guest cancels with the access token.
         */
        delete: operations["courseCancelRegistration"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/course/{courseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a course
         * @description Dates, price and seats of one course. Everyone can read it; `canRegister` and `reasonCode` say whether this caller can register.
         */
        get: operations["courseGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/page/content/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the content of a page
         * @description The blocks of the page, in order: plain data, no HTML.
         */
        get: operations["pageGetContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the record of a page
         * @description Title, summary, date of the last change, and its document if it has one. A page of a channel exists only for people in that channel.
         */
        get: operations["pageGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faqs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List questions and answers
         * @description The questions of the caller’s channel, by topic, in the editors’ order.
         */
        get: operations["faqList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search content
         * @description Searches articles, protocols, webinars, resources and questions that the caller’s channel may read: titles, topics and texts, with
         *     common misspellings. Every word has to be in a record, or begin a word of it. Best match first. The trailing slash is part of the path.
         */
        get: operations["contentSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List content records
         * @description A page of the records of a type that the caller’s channel may read. The fields of a record are those of its model in
         *     `@regen/content-sdk/models`.
         */
        get: operations["contentList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/{type}/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a content record
         * @description A record by its slug, or by its ID if its type has no slugs. A record of a channel exists only for people in that channel.
         */
        get: operations["contentGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/learning": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go to the learning platform
         * @description The URL that opens the learning platform for the caller. If the platform takes sign-ins, the URL has a token that says who the caller is; it is valid for a minute and
         *     should be opened at once. `url` is null if the store has no learning platform.
         */
        post: operations["learningSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/deals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List current deals
         * @description Discounts and free items for the caller’s channel that are running. Of coupons, only those that the store shows and the caller can
         *     still use; other codes stay with the people who were given them.
         */
        get: operations["dealList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/promotions/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a promotion
         * @description A promotion with its days in its time zone. The offer of a day is null until the day begins. A promotion of a channel exists only for people in
         *     that channel.
         */
        get: operations["promotionGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resources/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the resources of each channel
         * @description How many files of the resource library the people of each channel can read. The resources themselves are content records.
         */
        get: operations["resourceGetCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resources/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an archive of resources
         * @description The URL of a ZIP file with the files of these resources, good for an hour. The file is written while it is downloaded, and has what the
         *     caller’s channel can read. One resource that the channel cannot read is a 404; more than 200 MB in all are refused with 413
         *     `archive_too_large`.
         */
        post: operations["resourceArchive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/lessons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read progress in the school
         * @description Every topic of the school with its sections and lessons, in the editors’ order, and which of the lessons the caller has passed. The texts
         *     are content records.
         */
        get: operations["lessonGetProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/lessons/{lessonId}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Answer the checks of a lesson
         * @description One option for each check of the lesson, in order. The lesson is passed once all of them are right, and stays passed. A lesson without checks is
         *     passed with an empty list. Answers are not kept.
         */
        put: operations["lessonAnswer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/topics/{topicId}/certificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Issue the certificate of a topic
         * @description The caller’s certificate, as a PDF file. It is issued by the first call after all lessons of the topic have been passed, and stays the same from then on. Until
         *     then it is refused with 409 `topic_not_complete`.
         */
        put: operations["certificateIssue"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/retailClients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the retail clients of a professional
         * @description The clients who are linked to the caller’s account. `name` sorts by last name, `recent` by the newest order, `spent` by the total.
         *     Only orders that were paid and neither canceled nor refunded count.
         */
        get: operations["clientList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retailClients/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the orders of all retail clients
         * @description The paid orders of all linked clients, newest first.
         */
        get: operations["clientListAllOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retailClients/{clientId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a retail client
         * @description A client who is linked to the caller’s account; anyone else is a 404.
         */
        get: operations["clientGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retailClients/{clientId}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the orders of a retail client
         * @description The paid orders of one linked client, newest first: products, quantities and the total, without addresses or payment. A client who is not linked is a 404.
         */
        get: operations["clientListOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/professionals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the professionals of a client
         * @description The professionals who are linked to the caller’s account, the latest first; at most 20.
         */
        get: operations["professionalList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/professionals/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End the link to a professional
         * @description The professional no longer sees the caller’s details and orders, and neither can message the other. Received bundles stay. A new
         *     invitation links the two again. A professional who is not linked is a 404.
         */
        delete: operations["professionalDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search retail clients
         * @description The ten best matches among the linked clients, for pickers.
         */
        get: operations["clientSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a retail client
         * @description Invites a person by email. A new person gets an account and chooses a password through the email; someone who already has an account has to agree to the link. Both responses look the same, so nobody learns who has an account. The client appears in lists once the invitation is accepted, within 14 days; someone who is already linked gets no email.
         */
        post: operations["clientCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/invitation/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a professional’s invitation
         * @description The token is from the link in the email and works once. A new person sends a password, otherwise 422 `password_required` or
         *     `password_too_weak`. Someone who has an account must be signed in to it, otherwise 403 `sign_in_as_invited`; a professional or school
         *     account cannot become a client: 422 `not_a_retail_account`. A used link is a 409 `invitation_used`, one older than 14 days a 422
         *     `invitation_expired`.
         */
        post: operations["clientAcceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recommendations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List recommendation bundles
         * @description The bundles of a professional, newest first.
         */
        get: operations["recommendationList"];
        /**
         * Claim a shared bundle
         * @description Adds a shared bundle to the signed-in client’s received recommendations. The body repeats the token in the path. Claiming twice changes nothing.
         */
        put: operations["recommendationClaim"];
        /**
         * Create a bundle
         * @description Items are SKUs; a repeated SKU is a quantity. Instructions are either typed or a PDF (≤ 10 MB, checked by content); sending both is
         *     refused with 422 `instructions_conflict`.
         */
        post: operations["recommendationCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recommendations/{userId}/bundle/{bundleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a bundle
         * @description One of the caller’s own bundles.
         */
        get: operations["recommendationGet"];
        /**
         * Change a bundle
         * @description Omitted fields stay unchanged. Items are SKUs; a repeated SKU is a quantity. Instructions are either typed or a PDF (≤ 10 MB, checked by content); sending both is refused with 422 `instructions_conflict`. While there is a PDF, typed instructions are refused until `recommendationDeleteFile` removes it.
         */
        put: operations["recommendationUpdate"];
        post?: never;
        /**
         * Delete a bundle
         * @description Its link stops working; clients keep what they bought.
         */
        delete: operations["recommendationDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recommendations/{userId}/bundle/{bundleId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove the PDF of a bundle
         * @description Afterward, instructions can be typed. Succeeds even if there was no PDF.
         */
        delete: operations["recommendationDeleteFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recommendations/{userId}/bundle/{bundleId}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the link of a bundle
         * @description Creates a new token; the old link stops working for everyone who has not claimed the bundle.
         */
        put: operations["recommendationReplaceLink"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recommendations/{userId}/bundle/{bundleId}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a bundle to clients
         * @description Emails the link to linked retail clients and adds the bundle to their received recommendations.
         */
        post: operations["recommendationSend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recommendations/{bundleToken}/userId/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open a shared bundle
         * @description Anyone with the link can open it, with `public` as the user; prices are those of the caller’s channel. Products that are not available
         *     in that channel are left out and counted.
         */
        get: operations["recommendationGetShared"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recommendations/{userId}/search/{term}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search bundles
         * @description Searches the caller’s own bundles by name, SKU or product name.
         */
        get: operations["recommendationSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recommendations/user/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List received recommendations
         * @description The bundles that were sent to this person or that they claimed, newest first.
         */
        get: operations["recommendationListReceived"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recommendations/user/{userId}/report/{period}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Report on bundles
         * @description For each bundle: how many clients it was sent to, how many opened it, added it to a cart and bought from it, and for how much, in the
         *     period that ends now.
         */
        get: operations["recommendationReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bundle/{id}/user/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read anyone’s bundle
         * @description For staff with `admin:bundles`. Each access is logged with the name of the staff member.
         */
        get: operations["adminGetBundle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List professional applications
         * @description For staff with `admin:applications`. `waiting` lists undecided applications, oldest first; the other parts list decided ones, newest first.
         */
        get: operations["adminListApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/applications/{applicationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a professional application
         * @description For staff with `admin:applications`. Each access is logged with the name of the staff member.
         */
        get: operations["adminGetApplication"];
        /**
         * Review, accept or decline a professional application
         * @description For staff with `admin:applications`. Accepting makes the applicant’s account professional, or creates one, with the chosen tier;
         *     the applicant is emailed, with a link to set a password if the email address was never confirmed. Declining emails the reason. Each decision
         *     is logged with the name of the staff member. If someone else was first, the call fails with 409 `application_changed`. Staff, schools
         *     and disabled accounts can’t be accepted: 409 `application_not_acceptable`.
         */
        put: operations["adminDecideApplication"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List orders of all buyers
         * @description For staff with `admin:orders`. Orders to pack or to ship (`state` is `paid` or `packed`) come oldest first; every other list is newest first.
         */
        get: operations["adminListOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an order of any buyer
         * @description For staff with `admin:orders`. Each access is logged with the name of the staff member.
         */
        get: operations["adminGetOrder"];
        /**
         * Pack, ship, deliver or cancel an order
         * @description For staff with `admin:orders`. The buyer is emailed when the order ships with a tracking number, and when it is canceled. A paid order can be canceled until it is
         *     packed: everything is refunded, stock and points spent are returned, and points earned are deducted. Each move is logged with the name of
         *     the staff member. If someone else was first, or the order can’t move to that state, the call fails with 409 `order_changed`.
         */
        put: operations["adminMoveOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{orderId}/tracking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add or correct the tracking number of a shipped order
         * @description For staff with `admin:orders`. If the order shipped without a number, the buyer is emailed once it has one; corrections are not emailed. For an order that has
         *     not shipped, the call fails with 409 `order_changed`.
         */
        put: operations["adminSetTracking"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{orderId}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund all or part of an order
         * @description For staff with `admin:orders`. Refunds units with their tax, and shipping, to the payment method that was charged. Their share of the points spent is returned, and their
         *     share of the points earned is deducted. Once nothing is left to refund, the order is `refunded`. The buyer is emailed, and the receipt lists
         *     the refund. Each refund is logged with the name of the staff member. If the order has changed, or the store calculates a different `amount`,
         *     the call fails with 409 `order_changed`.
         */
        post: operations["adminRefundOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List people of all accounts
         * @description For staff with `admin:users`. Newest first. If more than 10,000 people match a search, any 10,000 of them are listed.
         */
        get: operations["adminListPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/people/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a person with their account
         * @description For staff with `admin:users`. Each access is logged with the name of the staff member.
         */
        get: operations["adminGetPerson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/people/{userId}/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the tier, rewards or store page of an account
         * @description For staff with `admin:users`. Changes the person’s account for everyone in it, effective at once: open pages get the prices of the new tier too. Without a
         *     store page, its URL responds with 404; the label, profile and pictures are kept in case the account gets it back. Only professional accounts can be
         *     changed: 409 `account_not_professional`. Each change is logged with the name of the staff member. If someone else was first, the call fails with 409 `person_changed`.
         */
        put: operations["adminUpdateAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/people/{userId}/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Disable or enable a person
         * @description For staff with `admin:users`. A disabled person is signed out everywhere at once and can’t sign in or reset the password. Their data is kept.
         *     Nobody can disable themselves or staff with `admin:users`: 409 `person_protected`. Each change is logged with the name of the staff
         *     member. If someone else was first, the call fails with 409 `person_changed`.
         */
        put: operations["adminSetPersonAccess"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/people/{userId}/points": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add or deduct a person’s points
         * @description For staff with `admin:users`. The person sees the entry and its reason in the points history. A balance can’t go below zero: 422
         *     `points_insufficient`. Only people in professional accounts have points: 409 `account_not_professional`. Each correction is logged with the name
         *     of the staff member.
         */
        post: operations["adminCorrectPoints"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the state of the content
         * @description For staff with `admin:content`. Pages are rendered from a copy of the content service’s records: how old it is in the process that responds, and why
         *     it could not be brought up to date.
         */
        get: operations["adminGetContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/content/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a preview of drafts
         * @description For staff with `admin:content`. Returns a link that shows drafts at their real addresses to the browser that opens it. The link is good for five
         *     minutes, the preview for two hours. Each link is logged with the user id of the staff member.
         */
        post: operations["adminPreviewContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/{id}/bundle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a bundle to a cart
         * @description Adds every product of a shared bundle that the cart’s owner can buy, marked as recommended. Anything that could not be added is listed
         *     in `notices`.
         */
        post: operations["cartAddBundle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/storeLabelSearch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look up stores by label
         * @description Accounts whose label starts with the search text, the exact match first; at most ten. Only those with `hasRetailStore` have a store page.
         */
        get: operations["storeSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/storeLabel/{storeLabel}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a store by its label
         * @description What the store page shows. A former label returns the store with its current `storeLabel`, so that the caller can redirect. If there is no store, the call fails with 404 `store_not_found` and the message `Retail store was not found.`
         */
        get: operations["storeGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}/storeLabels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the store label of an account
         * @description The label, the former labels and the picture.
         */
        get: operations["storeLabelGet"];
        /**
         * Change a store label
         * @description The old label redirects to the new one from now on and stays reserved for this account, which can take it back. `storeLabel` must be
         *     the current label: 409 `store_label_changed` otherwise, 404 `store_label_not_found` if there is none yet. Taken and reserved labels
         *     are refused as in `storeLabelCreate`; an account can have at most twelve labels, including former ones (422 `store_label_limit`).
         */
        put: operations["storeLabelUpdate"];
        /**
         * Choose a store label
         * @description Sets the first label of an account. A label that another account has or had is refused with 409 `store_label_taken`, a reserved word
         *     with 422 `store_label_reserved`. An account that already has a label gets 409 `store_label_exists`.
         */
        post: operations["storeLabelCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}/storeProfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the store profile of an account
         * @description What the store page says and shows. An account without a store can prepare it.
         */
        get: operations["storeProfileGet"];
        /**
         * Change the store profile of an account
         * @description Replaces the whole profile. Bundles on it are open to everybody, so a bundle of another account is a 404.
         */
        put: operations["storeProfileUpdate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/topProducts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the top products of a store
         * @description The products that linked retail clients bought most, by quantity. Only paid orders count; canceled and refunded orders and free items
         *     do not.
         */
        get: operations["storeListTopProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/weeklySale": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the sales of a week
         * @description What linked retail clients bought in an ISO week: seven days, empty or not, in the time zone of the caller's store. Only paid orders
         *     count; canceled and refunded ones do not. Revenue is what was paid for products, without shipping and tax. A week that does not exist,
         *     such as 2025-W53, is a 422 `week_unknown`.
         */
        get: operations["storeGetWeeklySales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messageCenter/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message
         * @description Professionals and their linked retail clients can message each other, and everyone can message Regen’s care team. Any other receiver,
         *     including an account that does not exist, is refused with 403 `not_connected`. A caller who has blocked the other account gets 403
         *     `message_blocked`. The blocked account is not notified: its messages get the same response as any other and are not delivered.
         *
         *     Messages of the care team are read and written by staff with the permission `messages:care`; this applies to all message operations.
         */
        post: operations["messageSend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/message/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a conversation
         * @description The messages exchanged with one other account, newest first. Empty for a linked account, or Regen’s care team, without messages; 404 for
         *     an account that the caller is neither linked to nor has messages with.
         */
        get: operations["messageList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List conversations
         * @description The accounts that the caller has exchanged messages with, newest message first, each with its newest message and the number of unread
         *     ones; and Regen’s care team, which everyone can message.
         */
        get: operations["messageListConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search messages
         * @description Messages of all conversations that contain every word of the search, or a word that begins with it, newest first. Case and accents make
         *     no difference. To show one where it was written, read `messageList` with a `before` above its `seq`. The first page also has the
         *     accounts whose names match.
         */
        get: operations["messageSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/blocked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List blocked accounts
         * @description The accounts that the caller’s account blocks, with reasons, most recently blocked first.
         */
        get: operations["messageListBlocked"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List accounts to message
         * @description The accounts that are linked to the caller’s account, by name: a professional’s clients, or a client’s professionals. Regen’s care
         *     team, which everyone can message, is in `messageListConversations`.
         */
        get: operations["messageListContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/block/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Block an account
         * @description New messages from the other party are not delivered, and that account is not notified. Blocking again replaces the reason, which staff can
         *     see. Regen’s care team cannot be blocked: 403 `forbidden`.
         */
        post: operations["messageBlock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/unblock/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unblock an account
         * @description The other party can write again. Succeeds even if there was no block.
         */
        post: operations["messageUnblock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a conversation as read
         * @description Marks messages as read up to the newest one that the person has seen, or all of them if `messageId` is omitted. Later messages stay
         *     unread.
         */
        post: operations["messageRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/storeLabels/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the picture of a store
         * @description Puts a newly uploaded file into use: its content is checked, it is redrawn without its metadata, and it is served in the media sizes.
         */
        get: operations["storePictureGet"];
        put?: never;
        /**
         * Request an upload URL
         * @description Returns a signed URL that accepts one file of exactly this content type and size, by PUT, once, within ten minutes. An altered or
         *     expired URL returns 403, a used one 409, a longer file 413, a shorter one 400 and a different type 415; with S3 it is 403, and 412 for
         *     a used URL. Afterward, `storePictureGet` checks the content of the file and returns the picture.
         */
        post: operations["storePictureCreateUpload"];
        /**
         * Remove the picture of a store
         * @description Removes the picture and any pending upload. Succeeds even if there is none.
         */
        delete: operations["storePictureDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messageFiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request an upload URL for a file
         * @description Returns a signed URL that accepts one file of exactly this content type and size, by PUT, once, within ten minutes; it refuses others as
         *     that of `storePictureCreateUpload` does. Afterward, `messageFileGet` checks the content, and `messageSend` takes the file in
         *     `attachmentIds`. A file that is in no message is deleted after a day. A person can request 60 an hour.
         */
        post: operations["messageFileCreateUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messageFiles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check a file
         * @description Checks the content of a newly uploaded file. A picture is redrawn without its metadata, at most 2,560 × 2,560 pixels; a PDF must be
         *     readable without a password and contain no scripts or files. Only the person who requested the URL sees the file here.
         */
        get: operations["messageFileGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Sign-in credentials. */
        SessionCreate: {
            /**
             * Format: email
             * @description Case-insensitive.
             */
            email: string;
            /** @description Never logged. Too many wrong attempts are refused with 429. */
            password: string;
        };
        /**
         * @description Sales channel: `b2b` professionals and businesses, `retail` retail clients, `school` schools.
         * @enum {string}
         */
        Site: "b2b" | "retail" | "school";
        /**
         * @description Something a person may do. New people get the permissions of their channel; `admin:` permissions and `messages:care` are for staff.
         * @enum {string}
         */
        Permission: "cart:write" | "orders:read" | "clients:read" | "store:write" | "recommendations:write" | "messages:write" | "messages:care" | "admin:impersonate" | "admin:users" | "admin:bundles" | "admin:content" | "admin:reviews" | "admin:applications" | "admin:orders";
        /** @description Something that happened to the cart and that the person should know about. */
        CartNotice: {
            /**
             * @description Machine-readable reason.
             * @enum {string}
             */
            code: "quantity_limited" | "out_of_stock" | "low_stock" | "not_available" | "free_item_removed" | "points_reduced";
            /** @description The notice as a sentence, for display. */
            message: string;
            /** @description The line item concerned; absent when the notice is about the whole cart. */
            sku?: string;
        };
        /** @description What happened to the guest cart of this browser. */
        CartMerge: {
            /** @description The person’s cart, which now holds everything. */
            cartId: string;
            /** @description Number of line items that were merged. */
            mergedLines: number;
            /** @description Quantities that were lowered to the limit per order. */
            notices: components["schemas"]["CartNotice"][];
        };
        /** @description A session: the token, together with the fields of its user. */
        Session: {
            /** @description The session token, sent as `Authorization: Bearer`. */
            jwt: string;
            /**
             * Format: date-time
             * @description When `jwt` expires, UTC. The session continues with the next one.
             */
            expiresAt: string;
            /**
             * @description Unique identifier; never changes.
             * @example usr_01hzx0k3v9
             */
            id: string;
            /**
             * @description The person’s account, shared with colleagues.
             * @example acc_01hzx0k3v9
             */
            accountId: string;
            /** @description First name, as the person typed it. */
            firstName: string;
            /** @description Last name, as the person typed it. */
            lastName: string;
            /**
             * Format: email
             * @description Used to sign in. Case-insensitive.
             */
            email: string;
            /** @description As typed; null if there is none. */
            phone: string | null;
            /**
             * @description Kind of account. Prices and access depend on `site`.
             * @enum {string}
             */
            accountType: "professional" | "retail" | "school" | "admin";
            /** @description Name of the rewards level, null when the account takes no part. */
            rewardsTier: string | null;
            /** @description Whether text messages may be sent to `phone`. */
            smsOptIn: boolean;
            site: components["schemas"]["Site"];
            /**
             * @description ISO 3166-1 alpha-2 code of the person’s country; the United Kingdom is `GB`.
             * @example US
             */
            countryCode: string;
            /** @description True for people who registered themselves, false for those who were invited or added by staff. */
            selfSignUp: boolean;
            /**
             * @description Pricing agreement of the account; null if there is none. Only `Professional` can take part in rewards.
             * @example Professional
             */
            discountModel: string | null;
            /**
             * @description `Tier 1` to `Tier 4` set a professional’s prices; null for others.
             * @example Tier 2
             */
            tier: string | null;
            /** @description True for accounts excluded from rewards, whatever their model and tier. */
            exemptForReward: boolean;
            /** @description Whether the account has a store page. */
            hasRetailStore: boolean;
            /** @description Calls that need another permission are refused with 403. */
            permissions: components["schemas"]["Permission"][];
            /** @description Absent when there was no guest cart. */
            cartMerge?: components["schemas"]["CartMerge"];
        };
        /** @description What is wrong with one field. */
        ErrorDetail: {
            /**
             * @description Where, as a JSON Pointer: `/items/0/quantity` in the body, `/query/page`, `/path/id` and `/header/Browser-Id` for parameters, empty for the whole body. A product of a cart is `/items/` and its SKU.
             * @example /items/0/quantity
             */
            path: string;
            /** @description What the value must be, as the end of a sentence or as one of its own. */
            message: string;
            /** @description Why, machine-readable: the JSON Schema keyword that it violates, or a code of the operation. */
            code?: string;
        };
        /** @description The body of every error response: problem details as in RFC 9457, with the members that callers of this API branch on. */
        Error: {
            /**
             * @description Where the reference describes this code, relative to this server.
             * @example /docs/api/errors#validation_failed
             */
            type: string;
            /** @description What this code means in general, as a sentence for users. The same in every response with this code. */
            title: string;
            /** @description The status of the response. */
            status: number;
            /** @description What happened this time, as a sentence for users. */
            detail: string;
            /**
             * @description Stable and machine-readable. New codes may be added, so handle codes that you do not know.
             * @example validation_failed
             */
            code: string;
            /** @description The same as `detail`. */
            message: string;
            /** @description Identifies this call in the logs, like `X-Request-Id`. */
            requestId: string;
            /** @description What is wrong with the input, one entry per field. */
            details?: components["schemas"]["ErrorDetail"][];
        };
        /** @description A place where a person is signed in. */
        DeviceSession: {
            /** @description Identifies the session when ending it. */
            sessionId: string;
            /** @description Browser and system as they call themselves, such as `Chrome on Android`. */
            device: string | null;
            /** @description Network that the person signed in from, shortened to /24 or /48, such as `203.0.113.0/24`. Null if it is unknown or not public (a home, office or carrier NAT range, which identifies no location). */
            network: string | null;
            /** @description Whether this session is the calling one. */
            isCurrent: boolean;
            /**
             * Format: date-time
             * @description When the person signed in there, UTC.
             */
            signedInAt: string;
            /**
             * Format: date-time
             * @description When its token was last renewed, UTC, which happens about every 48 minutes of use.
             */
            lastSeenAt: string;
        };
        /** @description The caller’s open sessions. */
        DeviceSessionList: {
            /** @description The calling session first, then the newest. */
            items: components["schemas"]["DeviceSession"][];
        };
        /** @description A new person. The account belongs to the retail channel. */
        UserCreate: {
            /** @description One line without a web address; spaces around it are removed. */
            firstName: string;
            /** @description One line without a web address; spaces around it are removed. */
            lastName: string;
            /**
             * Format: email
             * @description Used to sign in. One that already has an account is refused with 409 `email_taken`.
             */
            email: string;
            /** @description Common passwords, and those made of the person’s or the shop’s names, are refused with 422 `password_too_weak`. */
            password: string;
            /** @description 7 to 31 digits, spaces and `+ ( ) . -`. */
            phone?: string;
            /**
             * @description ISO 3166-1 alpha-2; the United Kingdom is `GB`.
             * @default US
             */
            countryCode?: string;
            /**
             * @description Whether text messages may be sent to `phone`.
             * @default false
             */
            smsOptIn?: boolean;
            /**
             * @description Must be true.
             * @constant
             */
            acceptTerms: true;
        };
        /** @description A person, with facts about their account. Visible to that person and colleagues of the account. */
        User: {
            /**
             * @description Unique identifier; never changes.
             * @example usr_01hzx0k3v9
             */
            id: string;
            /**
             * @description The person’s account, shared with colleagues.
             * @example acc_01hzx0k3v9
             */
            accountId: string;
            /** @description First name, as the person typed it. */
            firstName: string;
            /** @description Last name, as the person typed it. */
            lastName: string;
            /**
             * Format: email
             * @description Used to sign in. Case-insensitive.
             */
            email: string;
            /** @description As typed; null if there is none. */
            phone: string | null;
            /**
             * @description Kind of account. Prices and access depend on `site`.
             * @enum {string}
             */
            accountType: "professional" | "retail" | "school" | "admin";
            /** @description Name of the rewards level, null when the account takes no part. */
            rewardsTier: string | null;
            /** @description Whether text messages may be sent to `phone`. */
            smsOptIn: boolean;
            site: components["schemas"]["Site"];
            /**
             * @description ISO 3166-1 alpha-2 code of the person’s country; the United Kingdom is `GB`.
             * @example US
             */
            countryCode: string;
            /** @description True for people who registered themselves, false for those who were invited or added by staff. */
            selfSignUp: boolean;
            /**
             * @description Pricing agreement of the account; null if there is none. Only `Professional` can take part in rewards.
             * @example Professional
             */
            discountModel: string | null;
            /**
             * @description `Tier 1` to `Tier 4` set a professional’s prices; null for others.
             * @example Tier 2
             */
            tier: string | null;
            /** @description True for accounts excluded from rewards, whatever their model and tier. */
            exemptForReward: boolean;
            /** @description Whether the account has a store page. */
            hasRetailStore: boolean;
            /** @description Calls that need another permission are refused with 403. */
            permissions: components["schemas"]["Permission"][];
        };
        /** @description A coupon for the first order of a new account. */
        WelcomeOffer: {
            /** @description In upper case, as it is entered in a cart. */
            code: string;
            /** @description What it gives, for display. */
            label: string;
        };
        /** @description A newly registered person, signed in. */
        Registration: {
            /** @description The session token, sent as `Authorization: Bearer`. */
            jwt: string;
            /**
             * Format: date-time
             * @description When `jwt` expires, UTC. The session continues with the next one.
             */
            expiresAt: string;
            user: components["schemas"]["User"];
            /** @description Absent when there was no guest cart. */
            cartMerge?: components["schemas"]["CartMerge"];
            /** @description Absent when the store has no such offer at present. */
            welcomeOffer?: components["schemas"]["WelcomeOffer"];
        };
        /** @description Which terms are current, and which this person accepted. */
        TermsState: {
            /** @description The current version of the terms. */
            version: string;
            /** @description Newest version this person has accepted; null if none. */
            acceptedVersion: string | null;
            /**
             * Format: date-time
             * @description When that was accepted, UTC; null if none.
             */
            acceptedAt: string | null;
            /** @description Whether to ask this person to accept the current version. False while the store has no page `terms` that they can read. */
            isAcceptanceDue: boolean;
        };
        /** @description The account of the signed-in person. The first entry of `users` is that person. */
        Account: {
            /** @description The caller’s own account. */
            accountId: string;
            /** @description Name shown on receipts, to clients and in messages. */
            accountName: string;
            /** @description The caller first, then colleagues by when they joined; at most 100. */
            users: components["schemas"]["User"][];
            terms: components["schemas"]["TermsState"];
            /**
             * Format: date-time
             * @description When this person joined REGEN rewards, UTC; null before.
             */
            rewardsAcceptedAt: string | null;
            /** @description Whether this person wants to see the rewards bar. */
            isGamingBarOn: boolean;
        };
        /** @description A request for a reset link. */
        PasswordForgot: {
            /**
             * Format: email
             * @description Receives a link if it belongs to an account. Case-insensitive.
             */
            email: string;
        };
        /** @description The same for known and unknown addresses. */
        PasswordForgotAnswer: {
            /** @description A sentence for display. */
            message: string;
        };
        /** @description Whether a reset link can still be used. */
        PasswordToken: {
            /** @description False if it was used, has expired, or never existed. */
            isValid: boolean;
            /**
             * Format: date-time
             * @description When it expires, UTC; only if it is valid.
             */
            expiresAt?: string;
        };
        /** @description A new password, set with a link or while signed in. */
        PasswordReset: {
            /** @description Common passwords, and those made of the person’s or the shop’s names, are refused with 422 `password_too_weak`. */
            password: string;
            /**
             * @description True when the path holds a token from the email, false when it holds the caller’s own user id.
             * @default true
             */
            isToken?: boolean;
            /** @description With `isToken: false` only. Required once 15 minutes have passed since signing in, otherwise 422 `current_password_required`; a wrong one is a 422 `current_password_wrong`. */
            currentPassword?: string;
        };
        /**
         * @description Sort order of a product list. `featured` is the editors’ order, `newest` goes by launch date, prices are the caller’s. Ties follow the SKU.
         * @enum {string}
         */
        ProductSort: "featured" | "newest" | "name" | "price_asc" | "price_desc";
        /**
         * @description A run of digits, or an id in upper case that starts with `GM` or `GRX`.
         * @example GM1042
         */
        Sku: string;
        /**
         * @description Kind of product. `professional` ones are not sold to visitors and retail clients; they get a `sample` only as a free item.
         * @enum {string}
         */
        SkuType: "retail" | "professional" | "kit" | "sample";
        /**
         * @description Size facet of the catalog; `professional` sizes are for the treatment room.
         * @enum {string}
         */
        SizeClass: "travel" | "standard" | "professional";
        /** @description What it costs for this caller, and why. */
        Price: {
            /** @description The channel’s price before any personal pricing, US dollars. */
            listPrice: number;
            /** @description What this caller pays per unit, US dollars. */
            yourPrice: number;
            /**
             * @description Currency of the amounts in this object.
             * @constant
             */
            currency: "USD";
            /**
             * @description Why `yourPrice` is what it is: `list` for visitors and retail clients, `school`, `professional` for Tier 1, `tier` for Tiers 2 to 4.
             * @enum {string}
             */
            reason: "list" | "professional" | "tier" | "school";
            /**
             * @description The reason in words, for display beside the price.
             * @example Your Tier 2 professional price
             */
            reasonText: string;
            /** @description What clients pay for it, US dollars. Only for professional accounts, who resell it, and only where it is sold to clients. */
            retailPrice?: number;
        };
        /** @description Current availability. Units held for other buyers’ payments are not available. */
        Stock: {
            /**
             * @description `low_stock` at or below the product’s own threshold.
             * @enum {string}
             */
            state: "in_stock" | "low_stock" | "out_of_stock";
            /** @description Units left, shown only when there are few; null with `in_stock`, 0 with `out_of_stock`. */
            left?: number | null;
        };
        /**
         * @description A picture of a product in several sizes and formats. Replace `{size}` and `{format}` in `template`:
         *     `/media/pictures/0701dfb4710a3079dea66afd/{size}.{format}` → `/media/pictures/0701dfb4710a3079dea66afd/thumbnail.avif`.
         */
        Image: {
            /**
             * @description `front` is the pack, `texture` a swatch, `context` the product in use. Several pictures may have the same view.
             * @enum {string}
             */
            view: "front" | "texture" | "context";
            /** @description Text alternative. */
            alt: string;
            /** @description Path on this host with placeholders for size and format. */
            template: string;
            /** @description Values of `{size}`, in pixels: `icon` 96 × 120, `thumbnail` 400 × 500, `retail` 800 × 1000, `standard` 1200 × 1500. */
            sizes: ("icon" | "thumbnail" | "retail" | "standard")[];
            /** @description Values of `{format}`, smallest files first. */
            formats: ("avif" | "webp" | "png")[];
        };
        /** @description The rating of a product, over all published reviews. */
        ProductRating: {
            /** @description Stars on average, with one decimal. */
            average: number;
            /** @description Number of published reviews. */
            count: number;
        };
        /** @description A product as lists, search and recommendations show it. */
        ProductSummary: {
            sku: components["schemas"]["Sku"];
            /** @description Full name, for the product page. */
            name: string;
            /** @description Name for cards, carts and receipts. */
            shortName: string;
            skuType: components["schemas"]["SkuType"];
            /**
             * @description Content of the pack in metric and US units, as printed on it.
             * @example 50 mL / 1.7 fl oz
             */
            size: string;
            sizeClass: components["schemas"]["SizeClass"];
            /** @description One sentence, for cards. May be empty. */
            tagline: string;
            price: components["schemas"]["Price"];
            stock: components["schemas"]["Stock"];
            /** @description The first picture, which lists show; null while the product has none. */
            image: components["schemas"]["Image"] | null;
            /** @description Slugs of its categories, those that this caller may see. */
            categories: string[];
            /** @description Slugs of the concerns it is for, those that this caller may see. */
            concerns: string[];
            /** @description True for the first 90 days after its launch. */
            isNew: boolean;
            /** @description Set by the editors, the same for everyone. */
            isBestseller: boolean;
            /** @description Maximum units per order; higher quantities are lowered with a notice. */
            limitPerOrder: number;
            /** @description Its rating; null while it has no published review. */
            rating: components["schemas"]["ProductRating"] | null;
        };
        /** @description One option of a facet. */
        FacetValue: {
            /** @description Value to filter by. */
            value: string;
            /** @description Display name. */
            label: string;
            /** @description Products with this value that match the filters of all other facets. */
            count: number;
        };
        /** @description How many products each further choice would show. A facet is counted without its own filter. */
        Facets: {
            /** @description Categories with at least one product for this caller. */
            category: components["schemas"]["FacetValue"][];
            /** @description Concerns with at least one product for this caller. */
            concern: components["schemas"]["FacetValue"][];
            /** @description Skin types with at least one product for this caller. */
            skinType: components["schemas"]["FacetValue"][];
            /** @description Sizes with at least one product for this caller. */
            sizeClass: components["schemas"]["FacetValue"][];
        };
        /** @description A page of the catalog, for the caller’s channel and prices. */
        ProductPage: {
            /** @description Products on this page. */
            items: components["schemas"]["ProductSummary"][];
            /** @description Page number, counted from 1. */
            currentPage: number;
            /** @description Number of pages; 0 when there are no entries. */
            totalPages: number;
            /** @description Number of entries on all pages. */
            totalCount: number;
            /** @description Page size, as requested or the default of the call. */
            perPage: number;
            sort: components["schemas"]["ProductSort"];
            /** @description Counted over all pages. */
            facets: components["schemas"]["Facets"];
        };
        /**
         * @description Sort order of search results. `relevance` is best match first, `newest` goes by launch date, prices are the caller’s. Ties follow the SKU.
         * @default relevance
         * @enum {string}
         */
        SearchSort: "relevance" | "newest" | "name" | "price_asc" | "price_desc";
        /** @description A category with at least one product for this caller. */
        Category: {
            /** @description Value of the `category` filter; stable. */
            slug: string;
            /** @description Display name. */
            name: string;
            /** @description One sentence, written by the editors. */
            description: string;
            /** @description Products in it that this caller can see. */
            productCount: number;
            /**
             * @description The picture of the first product in the category, in `featured` order, that this caller can see and that has a picture; null if there is none.
             *     Left out by the search.
             */
            image?: components["schemas"]["Image"] | null;
        };
        /** @description A skin concern with at least one product for this caller. */
        Concern: {
            /** @description Value of the `concern` filter; stable. */
            slug: string;
            /** @description Display name. */
            name: string;
            /** @description One sentence, written by the editors. */
            description: string;
            /** @description Products for it that this caller can see. */
            productCount: number;
        };
        /** @description Search results for the caller’s channel and prices. */
        ProductSearchResult: {
            /** @description The text searched for, trimmed. */
            query: string;
            /** @description Products on this page. */
            items: components["schemas"]["ProductSummary"][];
            /** @description At most 5 that match the text. */
            categories: components["schemas"]["Category"][];
            /** @description At most 5 that match the text. */
            concerns: components["schemas"]["Concern"][];
            /** @description Page number, counted from 1. */
            currentPage: number;
            /** @description Number of pages; 0 when there are no entries. */
            totalPages: number;
            /** @description Number of entries on all pages. */
            totalCount: number;
            /** @description Page size, as requested or the default of the call. */
            perPage: number;
            /** @description Counted over all pages; null unless requested with `facets`. */
            facets: components["schemas"]["Facets"] | null;
            /** @description A likely spelling when the text as typed found little or nothing; null otherwise. If it found nothing, `items` are the results for this spelling. */
            didYouMean: string | null;
        };
        /**
         * @description Skin type facet of the catalog.
         * @enum {string}
         */
        SkinType: "normal" | "dry" | "oily" | "combination" | "sensitive" | "mature" | "blemish-prone";
        /** @description A size of a product, which is a product of its own. */
        ProductSize: {
            sku: components["schemas"]["Sku"];
            /** @description Full name of the product. */
            name: string;
            /** @description Content of the pack, as printed on it. */
            size: string;
            sizeClass: components["schemas"]["SizeClass"];
            price: components["schemas"]["Price"];
            stock: components["schemas"]["Stock"];
        };
        /** @description Everything that a product page shows. */
        Product: {
            sku: components["schemas"]["Sku"];
            /** @description Full name, for the product page. */
            name: string;
            /** @description Name for cards, carts and receipts. */
            shortName: string;
            skuType: components["schemas"]["SkuType"];
            /** @description Content of the pack in metric and US units, as printed on it. */
            size: string;
            sizeClass: components["schemas"]["SizeClass"];
            /** @description One sentence, for cards. May be empty. */
            tagline: string;
            price: components["schemas"]["Price"];
            stock: components["schemas"]["Stock"];
            /** @description The first picture, which lists show; null while the product has none. */
            image: components["schemas"]["Image"] | null;
            /** @description Slugs of its categories, those that this caller may see. */
            categories: string[];
            /** @description Slugs of the concerns it is for, those that this caller may see. */
            concerns: string[];
            /** @description True for the first 90 days after its launch. */
            isNew: boolean;
            /** @description Set by the editors, the same for everyone. */
            isBestseller: boolean;
            /** @description Maximum units per order; higher quantities are lowered with a notice. */
            limitPerOrder: number;
            /** @description Its rating; null while it has no published review. */
            rating: components["schemas"]["ProductRating"] | null;
            /** @description Barcode number (GTIN); null if there is none. */
            gtin: string | null;
            /** @description Paragraphs of plain text, in order. */
            description: string[];
            /** @description Skin types it suits; empty when it suits all. */
            skinTypes: components["schemas"]["SkinType"][];
            /** @description Highlighted ingredients; `inci` has all of them. */
            keyIngredients: {
                /** @description Everyday name, which may differ from the INCI name. */
                name: string;
                /** @description What it does for the skin, in a few words. */
                benefit: string;
            }[];
            /** @description INCI names in label order. */
            inci: string[];
            /** @description Steps, in order. */
            howToUse: {
                /**
                 * @description When to do it; `AM_PM` is morning and evening, `treatment` is in the treatment room.
                 * @enum {string}
                 */
                time: "AM" | "PM" | "AM_PM" | "treatment" | "weekly";
                /** @description The step, as a sentence. */
                text: string;
            }[];
            /** @description Warnings to read before use; may be empty. */
            warnings: string[];
            /** @description Active ingredients; empty if there are none. */
            actives: {
                /** @description Name as on the label. */
                name: string;
                /** @description Percentage of the formula; null if not published. */
                percent: number | null;
            }[];
            /** @description All pictures; the first is `image`. May be empty. */
            images: components["schemas"]["Image"][];
            /** @description Contents of a kit, without products this caller cannot see; empty for everything else. */
            kitContents: {
                sku: components["schemas"]["Sku"];
                /** @description Full name of the product. */
                name: string;
                /** @description Units in one kit. */
                quantity: number;
            }[];
            /** @description The sizes in which it comes, smallest first and itself among them, without those this caller cannot see; empty when there is only one. */
            sizes: components["schemas"]["ProductSize"][];
            /** @description Next steps of a routine, without products this caller cannot see. */
            related: components["schemas"]["ProductSummary"][];
            /**
             * Format: date-time
             * @description When the product last changed, UTC; stock changes do not count.
             */
            updatedAt: string;
        };
        /** @description Products to read by SKU. */
        ProductIds: {
            /** @description SKUs; duplicates count once. */
            ids: components["schemas"]["Sku"][];
            /** @description The caller's own user id, or `public`; any other is refused with 403. It does not affect prices, which always follow the caller. */
            userId?: string;
        };
        /** @description Summaries of the requested products. */
        ProductList: {
            /** @description In the requested order. */
            items: components["schemas"]["ProductSummary"][];
            /** @description SKUs that this caller cannot see. */
            missing: string[];
        };
        /** @description Pictures of the requested products. */
        ProductImages: {
            /** @description One entry per requested SKU that this caller can see, in the requested order. */
            items: {
                sku: components["schemas"]["Sku"];
                /** @description All pictures; the first is the product’s `image`. May be empty. */
                images: components["schemas"]["Image"][];
            }[];
        };
        /** @description The categories of this caller’s channel. */
        CategoryList: {
            /** @description In the editors’ order, those that visitors do not see first. */
            items: components["schemas"]["Category"][];
        };
        /** @description The skin concerns of this caller’s channel. */
        ConcernList: {
            /** @description In the editors’ order. */
            items: components["schemas"]["Concern"][];
        };
        /** @description A request for an email when a product is back in stock. */
        StockAlertCreate: {
            /**
             * Format: email
             * @description Receives an email to confirm. Case-insensitive.
             */
            email: string;
            sku: components["schemas"]["Sku"];
        };
        /** @description The requested alert. The same if there was one already. */
        StockAlert: {
            /** @description As stored, in lower case. */
            email: string;
            /** @description Product being watched. */
            sku: string;
            /**
             * @description `confirmation_sent` starts when the link in the email is opened; `confirmed` has started.
             * @enum {string}
             */
            state: "confirmation_sent" | "confirmed";
        };
        /** @description An alert that has ended. The same if there was none. */
        Unsubscribed: {
            /** @description As stored, in lower case. */
            email: string;
            /** @description Product that was watched. */
            sku: string;
            /**
             * @description Always this value.
             * @constant
             */
            state: "unsubscribed";
        };
        /** @description An alert behind a confirmation or unsubscribe link. */
        LinkedStockAlert: {
            /** @description Receives one email when the product is back. */
            email: string;
            /** @description Product being watched. */
            sku: string;
            /** @description Full name of the product. */
            name: string;
            /**
             * @description `confirmed` once it has been confirmed; `unsubscribed` when the alert of an unsubscribe link has already ended.
             * @enum {string}
             */
            state: "confirmation_sent" | "confirmed" | "unsubscribed";
        };
        /** @description The alert behind a link. */
        StockAlertLink: {
            /** @description Null when the link is invalid, too old or used up. */
            alert: components["schemas"]["LinkedStockAlert"] | null;
        };
        /** @description An active alert. */
        StockAlertConfirmed: {
            /** @description Receives one email when the product is back. */
            email: string;
            /** @description Product being watched. */
            sku: string;
            /**
             * @description Always this value; confirming again changes nothing.
             * @constant
             */
            state: "confirmed";
        };
        /** @description Stars, 5 is best. */
        Stars: number;
        /**
         * @description `newest` by date, `highest` and `lowest` by stars, the newest first among equals.
         * @enum {string}
         */
        ReviewSort: "newest" | "highest" | "lowest";
        /** @description Regen’s reply, for everyone to read. */
        ReviewAnswer: {
            /** @description Plain text. */
            text: string;
            /**
             * Format: date-time
             * @description When it was written or last changed.
             */
            answeredAt: string;
        };
        /** @description A published review by someone who bought the product. */
        Review: {
            /** @description Identifies the review. */
            reviewId: string;
            rating: components["schemas"]["Stars"];
            /** @description One line. May be empty. */
            title: string;
            /** @description Plain text. */
            text: string;
            /**
             * @description First name and the initial of the last name.
             * @example Ana R.
             */
            authorName: string;
            /** @description Whether it was bought with a professional account, for use with clients. */
            isProfessional: boolean;
            /** @description The writer’s skin type, or null. */
            skinType: components["schemas"]["SkinType"] | null;
            /** @description Slug of what the writer uses it for, or null. */
            concern: string | null;
            /**
             * Format: date-time
             * @description When it was published.
             */
            publishedAt: string;
            /** @description Regen’s reply, or null. */
            answer: components["schemas"]["ReviewAnswer"] | null;
        };
        /** @description A value of a filter. */
        ReviewChoice: {
            /** @description Value of the filter. */
            value: string;
            /** @description Display name. */
            label: string;
            /** @description Published reviews of the product with it. */
            count: number;
        };
        /** @description A page of the reviews of a product, and the distribution of their stars. */
        ReviewPage: {
            /** @description Reviews on this page. */
            items: components["schemas"]["Review"][];
            /** @description Page number, counted from 1. */
            currentPage: number;
            /** @description Number of pages; 0 when there are no entries. */
            totalPages: number;
            /** @description Reviews that pass the filters, on all pages. */
            totalCount: number;
            /** @description Page size, as requested or the default of the call. */
            perPage: number;
            sort: components["schemas"]["ReviewSort"];
            /** @description Over all published reviews, whatever the filters; null while there are none. */
            rating: components["schemas"]["ProductRating"] | null;
            /** @description Published reviews by stars, five entries, five stars first, whatever the filters. */
            stars: {
                rating: components["schemas"]["Stars"];
                /** @description Published reviews with this number of stars. */
                count: number;
            }[];
            /** @description Skin types that reviews of the product name. */
            skinTypes: components["schemas"]["ReviewChoice"][];
            /** @description Concerns that reviews of the product name. */
            concerns: components["schemas"]["ReviewChoice"][];
        };
        /**
         * @description `pending` until staff have read it, `published` once everyone may, `rejected` with a reason that its writer sees.
         * @enum {string}
         */
        ReviewState: "pending" | "published" | "rejected";
        /** @description A review as its writer sees it. */
        OwnReview: {
            /** @description Identifies the review. */
            reviewId: string;
            rating: components["schemas"]["Stars"];
            /** @description One line. May be empty. */
            title: string;
            /** @description Plain text. */
            text: string;
            /** @description The writer’s skin type, or null. */
            skinType: components["schemas"]["SkinType"] | null;
            /** @description Slug of a concern, or null. */
            concern: string | null;
            state: components["schemas"]["ReviewState"];
            /** @description Why it was rejected; null unless it was. */
            reason: string | null;
            /**
             * Format: date-time
             * @description When it was written or last changed.
             */
            submittedAt: string;
        };
        /** @description A skin type or concern that a review may name. */
        ReviewOption: {
            /** @description Value of the field. */
            value: string;
            /** @description Display name. */
            label: string;
        };
        /** @description What a buyer can review of an order, and has. */
        OrderReviews: {
            /** @description The order. */
            orderId: string;
            /** @description Printed number of the order. */
            orderNumber: string;
            /** @description Whether reviews can be written, which starts once the order has been delivered. */
            isOpen: boolean;
            /** @description The name shown with published reviews. */
            authorName: string;
            /** @description Whether they are marked as written by a professional. */
            isProfessional: boolean;
            /** @description Lines of the order that can be reviewed; samples and free items cannot. */
            lines: {
                /** @description Line of the order. */
                line: number;
                sku: components["schemas"]["Sku"];
                /** @description Name of the product. */
                name: string;
                /** @description Content of the pack. */
                size: string;
                /** @description Current picture of the pack; null if the product has none. */
                image: components["schemas"]["Image"] | null;
                /** @description The review of this line, or null. */
                review: components["schemas"]["OwnReview"] | null;
            }[];
            /** @description Skin types to choose from. */
            skinTypes: components["schemas"]["ReviewOption"][];
            /** @description Concerns to choose from. */
            concerns: components["schemas"]["ReviewOption"][];
        };
        /** @description A review of a line of an order. */
        ReviewCreate: {
            /** @description Line of the order. */
            line: number;
            rating: components["schemas"]["Stars"];
            /** @description One line; left out for none. */
            title?: string;
            /** @description Plain text. */
            text: string;
            skinType?: components["schemas"]["SkinType"];
            /** @description Slug of one of the concerns. */
            concern?: string;
            /** @description From the link in the email, or the access token of the order; for a call without a session. */
            accessToken?: string;
        };
        /** @description The signed token from an unsubscribe link. */
        UnsubscribeToken: {
            /** @description From the link in the email. */
            token: string;
        };
        /** @description Whether an address gets review requests. */
        ReviewEmailState: {
            /** @description Whether the address gets an email some days after an order was delivered. */
            reviewEmail: boolean;
        };
        /** @description What the writer of a review says. */
        ReviewText: {
            rating: components["schemas"]["Stars"];
            /** @description One line; left out for none. */
            title?: string;
            /** @description Plain text. */
            text: string;
            skinType?: components["schemas"]["SkinType"];
            /** @description Slug of one of the concerns. */
            concern?: string;
            /** @description From the link in the email, or the access token of the order; for a call without a session. */
            accessToken?: string;
        };
        /**
         * @description Why a review is reported: it is offensive, shares private information, advertises, is off topic, or is untrue.
         * @enum {string}
         */
        ReviewReason: "offensive" | "private" | "advertising" | "off_topic" | "untrue";
        /** @description Why a review should be looked at. */
        ReviewReportCreate: {
            reason: components["schemas"]["ReviewReason"];
            /** @description In the reporter’s words; only staff read it. */
            note?: string;
        };
        /** @description A review that was reported. The same if the caller had reported it before. */
        ReviewReported: {
            /** @description The review. */
            reviewId: string;
            /**
             * @description Always true.
             * @constant
             */
            isReported: true;
        };
        /** @description A review in any state, with its reports. */
        ReviewForStaff: {
            /** @description Identifies the review. */
            reviewId: string;
            sku: components["schemas"]["Sku"];
            /** @description Name of the product. */
            productName: string;
            /** @description Printed number of the order. */
            orderNumber: string;
            rating: components["schemas"]["Stars"];
            /** @description One line. May be empty. */
            title: string;
            /** @description Plain text. */
            text: string;
            /** @description First name and the initial of the last name. */
            authorName: string;
            /** @description Whether it was bought with a professional account. */
            isProfessional: boolean;
            /** @description The writer’s skin type, or null. */
            skinType: components["schemas"]["SkinType"] | null;
            /** @description Slug of a concern, or null. */
            concern: string | null;
            state: components["schemas"]["ReviewState"];
            /** @description Why it was rejected; null unless it was. */
            reason: string | null;
            /**
             * Format: date-time
             * @description When it was written or last changed.
             */
            submittedAt: string;
            /** @description Regen’s reply, or null. */
            answer: components["schemas"]["ReviewAnswer"] | null;
            /** @description What was reported since staff last decided about it, newest first, at most 20. */
            reports: {
                reason: components["schemas"]["ReviewReason"];
                /** @description In the reporter’s words. */
                note: string | null;
                /**
                 * Format: date-time
                 * @description When it was reported.
                 */
                reportedAt: string;
            }[];
        };
        /** @description A page of reviews for staff. */
        ReviewQueue: {
            /** @description Reviews on this page. */
            items: components["schemas"]["ReviewForStaff"][];
            /** @description Page number, counted from 1. */
            currentPage: number;
            /** @description Number of pages; 0 when there are no entries. */
            totalPages: number;
            /** @description Reviews in this part of the queue. */
            totalCount: number;
            /** @description Page size. */
            perPage: number;
            /** @description What is waiting for a decision. */
            waiting: {
                /** @description Reviews that staff have not read yet. */
                pending: number;
                /** @description Published reviews that were reported. */
                reported: number;
            };
        };
        /** @description What staff decided about a review. */
        ReviewDecision: {
            /**
             * @description `published` also dismisses its reports; `rejected` also withdraws a published one.
             * @enum {string}
             */
            state: "published" | "rejected";
            /** @description For its writer; required with `rejected`. */
            reason?: string;
            /**
             * Format: date-time
             * @description Of the review as it was read; another one fails with 409 `review_changed`.
             */
            submittedAt: string;
        };
        /** @description Regen’s reply to a review. */
        ReviewAnswerWrite: {
            /** @description Plain text; null removes the reply. */
            text: string | null;
        };
        /** @description A line item. */
        CartItem: {
            sku: components["schemas"]["Sku"];
            /** @description Full name of the product. */
            name: string;
            /** @description Name for carts and receipts. */
            shortName: string;
            skuType: components["schemas"]["SkuType"];
            /** @description Content of the pack, as printed on it. */
            size: string;
            /** @description Units that count now. Lower than requested when stock or the limit per order is lower; a notice says so. */
            quantity: number;
            /** @description The lower of stock and limit per order. */
            maxQuantity: number;
            /** @description For one. */
            price: components["schemas"]["Price"];
            /** @description The line after discounts, US dollars. */
            discountedAmount: number;
            /** @description Amount the discounts take off the line, US dollars. */
            discountAmount: number;
            /** @description Whether a coupon or an automatic discount applies to this line. */
            hasDiscount: boolean;
            /**
             * @description What grants the larger part of the discount, or `free_item`; null without one.
             * @enum {string|null}
             */
            discountType: "coupon" | "automatic" | "free_item" | null;
            /** @description Id of that coupon, discount or offer; null without one. */
            discountId: string | null;
            /** @description Whether it was added as a recommendation, for example from a bundle. */
            isRecommended: boolean;
            /** @description True for the chosen free item, which costs nothing. */
            isFreeItem: boolean;
            /** @description False when it can no longer be bought. Such a line costs nothing and must be removed before ordering. */
            isAvailable: boolean;
            stock: components["schemas"]["Stock"];
            /** @description Picture of the pack; null while the product has no picture. */
            image: components["schemas"]["Image"] | null;
        };
        /** @description Status of the cart’s coupon. */
        CouponState: {
            /** @description In upper case. */
            code: string;
            /** @description False while it is refused; the cart keeps it in case it applies later. */
            isApplied: boolean;
            /**
             * @description Why it does not apply; null when it does.
             * @enum {string|null}
             */
            reason: "coupon_unknown" | "coupon_not_started" | "coupon_expired" | "coupon_wrong_channel" | "coupon_used_up" | "coupon_already_used" | "coupon_not_applicable" | "coupon_minimum_not_met" | "coupon_not_combinable" | null;
            /** @description Why it does not apply, or its code and name; for display. */
            message: string;
        };
        /** @description A discount on this cart or order. */
        AppliedDiscount: {
            /** @description Id of the coupon, discount or offer. */
            id: string;
            /**
             * @description What grants it.
             * @enum {string}
             */
            type: "coupon" | "automatic" | "free_item" | "free_shipping";
            /**
             * @description Label of the row of the totals that it belongs to; null for a free item, which has none.
             * @enum {string|null}
             */
            totalLabel: "Product Discount" | "Free Shipping" | null;
            /** @description Name of the offer, for display beside `totalLabel`. */
            label: string;
            /** @description What it saves, US dollars; 0 for a free item. */
            amount: number;
        };
        /** @description The best offer this cart has earned, or else the next one within reach. */
        FreeItemOffer: {
            /** @description Identifies the offer, for example in `discountId`. */
            id: string;
            /** @description Name of the offer, for display. */
            label: string;
            /** @description Amount after discounts that is required, US dollars. */
            threshold: number;
            /** @description Amount still missing, US dollars; 0 once earned. */
            amountToGo: number;
            /** @description Whether one of `choices` can be taken now. */
            isEarned: boolean;
            /** @description The choice in the cart; null if none. */
            chosenSku: string | null;
            /** @description Products to choose from, without those out of stock. */
            choices: components["schemas"]["ProductSummary"][];
        };
        /** @description The amount from which a shipping method is free, and how far this cart is from it. */
        FreeShippingGoal: {
            /** @description Amount after discounts that is required, US dollars. */
            threshold: number;
            /** @description Amount still missing, US dollars; 0 once earned. */
            amountToGo: number;
            /** @description Whether a method ships this cart free, by its amount or by a discount. */
            isEarned: boolean;
            /** @description Regions of the country, such as `AK`, where this amount does not earn free shipping, while the parcel’s region is unknown. Missing if there are none. */
            exceptRegions?: string[];
        };
        /** @description REGEN rewards in this cart. */
        CartRewards: {
            /** @description Whether this person can earn and spend points. */
            canUse: boolean;
            /** @description Why not, as a sentence for display; null when they can. */
            reason: string | null;
            /** @description The person’s points, before this cart. */
            balance: number;
            /** @description Maximum number of points that can be spent on this cart. */
            maxPoints: number;
            /** @description Value of one point, US dollars. */
            pointValue: number;
            /** @description Points this cart spends. */
            appliedPoints: number;
            /** @description Value of the applied points, US dollars. */
            amount: number;
            /** @description Points earned when this cart is paid. */
            pointsToEarn: number;
        };
        /** @description The destination, as far as it is known, for estimating shipping and tax. */
        Destination: {
            /** @description ISO 3166-1 alpha-2; `UK` is accepted and stored as `GB`. */
            countryCode: string;
            /** @description Code or name of the state or province, stored as the code where the country has codes; null when unknown. */
            region?: string | null;
            /** @description Stored in the country’s format; null when unknown. */
            postalCode?: string | null;
            /** @description Sent only. True when the buyer keeps a postal code that our tables place in another region; otherwise it is refused with 422 `destination_invalid`. */
            isConfirmed?: boolean;
        };
        /** @description Money of a cart or an order, US dollars. total = subtotal − discount − rewardsPointsDiscount + shipping + taxes − waived. */
        OrderTotal: {
            /** @description Line items before discounts, without shipping and tax. */
            subtotal: number;
            /** @description Coupon and automatic discounts on the line items. Free shipping is in `shippingDiscount`. */
            discount: number;
            /** @description What points pay: the products first, then shipping and tax. */
            rewardsPointsDiscount: number;
            /** @description After a free-shipping discount. */
            shipping: number;
            /** @description Amount saved by free shipping; 0 without it. */
            shippingDiscount: number;
            /** @description Tax on items and, where it applies, on shipping. 0 while the destination is unknown and with `showTaxes=false`. */
            taxes: number;
            /** @description A remainder below the minimum card charge (0.50), which is waived; 0 otherwise. */
            waived: number;
            /** @description Amount due. */
            total: number;
            /** @description subtotal − rewards − discount, at least 0. */
            purchaseValue: number;
            /**
             * @description Currency of the amounts in this object.
             * @constant
             */
            currency: "USD";
            /** @description True until destination and shipping method are known. */
            isEstimate: boolean;
            /** @description The provider’s id of the successful payment; null otherwise, and always in carts. */
            chargeId: string | null;
        };
        /** @description A discount as it applies to this cart. */
        CartRule: {
            /** @description Id of the coupon or discount. */
            id: string;
            /** @description Name of the offer, for display. */
            label: string;
            /**
             * @description What it grants.
             * @enum {string}
             */
            kind: "percent" | "fixed" | "free_shipping";
            /** @description Basis points for `percent` (1000 is 10%), cents for `fixed`, 0 for `free_shipping`. */
            value: number;
            /** @description Line items of this cart that it counts for. */
            skus: string[];
            /** @description Units of `skus` required in the cart; 0 for none. */
            minimumQuantity: number;
            /** @description US dollars, before discounts, of the line items it counts for. */
            minimumSubtotal: number;
            /** @description False for a coupon that gives way while an automatic discount applies. */
            isCombinable: boolean;
        };
        /**
         * @description What the totals were calculated from. With it, a storefront can show new totals at once while a quantity change is pending; the response
         *     of the server replaces them.
         */
        CartRules: {
            /** @description Current automatic discounts of this channel that cover at least one line item, whether reached or not. */
            automatic: components["schemas"]["CartRule"][];
            /** @description Also null when the coupon is refused for a reason that no change of quantity affects. */
            coupon: components["schemas"]["CartRule"] | null;
            /** @description Rates for spending and earning points. */
            points: {
                /** @description Points the buyer asked to spend. */
                wanted: number;
                /** @description Points earned per full dollar of purchase value. */
                earnPerDollar: number;
                /** @description Value of one point, US dollars. */
                pointValue: number;
            };
            /** @description Rate of the chosen method, or the cheapest until one is chosen, US dollars. Null while the destination is unknown or nothing ships there. */
            shipping: null | {
                /** @description For the first unit. */
                base: number;
                /** @description For each further unit. */
                perItem: number;
                /** @description Amount after discounts from which it is free. */
                freeFrom: number | null;
            };
            /** @description Null while the destination is unknown, where no tax is due, and with `showTaxes=false`. */
            tax: null | {
                /** @description Parts per million of the price; 73750 is 7.375%. */
                ratePerMillion: number;
                /** @description Whether shipping is taxed as well. */
                isShippingTaxed: boolean;
            };
        };
        /** @description A cart, priced for its owner at this moment. Nobody else can read it. */
        Cart: {
            /** @description Null until something is added. */
            id: string | null;
            /** @description The owner; null for a guest cart. */
            userId: string | null;
            /** @description Increases by one with each change; 0 before the first. Sent back as `If-Match` and `cartVersion`. */
            version: number;
            /** @description Line items in the order they were added; the free item last. */
            items: components["schemas"]["CartItem"][];
            /** @description Units that can be bought, including the free item. */
            totalQuantity: number;
            /** @description Items after discounts plus shipping, less points, US dollars. */
            totalAmountWithoutTax: number;
            /** @description Coupon and automatic discounts on the items, US dollars. */
            totalDiscount: number;
            /** @description The code that was entered, in upper case, even if it is refused; null without one. */
            couponCode: string | null;
            /** @description Whether that code applies; null without one. */
            coupon: components["schemas"]["CouponState"] | null;
            /** @description All discounts that currently apply. */
            discounts: components["schemas"]["AppliedDiscount"][];
            /** @description Null when this channel has no offer. */
            freeItem: components["schemas"]["FreeItemOffer"] | null;
            /** @description At the destination, or in the United States while it is unknown. Null where nothing ships free. */
            freeShipping: components["schemas"]["FreeShippingGoal"] | null;
            /** @description Null for guests. */
            rewards: components["schemas"]["CartRewards"] | null;
            /** @description Shipping destination as given; null while unknown, in which case shipping and tax are 0. */
            destination: components["schemas"]["Destination"] | null;
            /** @description The chosen method; null until one is chosen, or if it does not serve the destination. */
            shippingMethodId: string | null;
            /**
             * @description Label of the row of `orderTotal.taxes`: the tax, the state and the rate, or that the owner does not pay it because they buy for resale. `Tax` where none
             *     is due, and while the destination is unknown.
             * @example Sales tax (Colorado, 8.81%)
             * @example Sales tax (exempt)
             */
            taxLabel: string;
            orderTotal: components["schemas"]["OrderTotal"];
            /** @description What the buyer should know. Notices about a change appear once, in its response; the others as long as they apply. */
            notices: components["schemas"]["CartNotice"][];
            /**
             * Format: date-time
             * @description When it last changed, UTC; null before the first change.
             */
            updatedAt: string | null;
            /**
             * Format: date-time
             * @description When a guest cart expires, UTC: 30 days after its last change. Null for signed-in owners.
             */
            expiresAt: string | null;
            rules?: components["schemas"]["CartRules"];
        };
        /** @description A line item to write. */
        CartLineInput: {
            sku: components["schemas"]["Sku"];
            /** @description 0 removes the line. */
            quantity: number;
            /** @description Marks the line as recommended, for reports. Once marked, a line stays marked. */
            isRecommended?: boolean;
        };
        /**
         * @description Omitted fields stay unchanged. `items` is the whole new list; `set` sets the quantity of the named lines only; `add` adds to what is there.
         *     At most one of the three.
         */
        CartUpdate: {
            /** @description Replaces all line items. Quantities of a repeated SKU add up. */
            items?: components["schemas"]["CartLineInput"][];
            /** @description Sets the quantities of these lines only. For a repeated SKU the last one counts. */
            set?: components["schemas"]["CartLineInput"][];
            /** @description Adds to the current quantities. Quantities of a repeated SKU add up. */
            add?: components["schemas"]["CartLineInput"][];
            /** @description Case-insensitive. An unknown code is kept and reported in `coupon`. Null removes it. */
            couponCode?: string | null;
            /** @description Points to spend; 0 for none. Lowered with a notice when fewer can be spent; refused with 422 for users without rewards. */
            rewardPoints?: number;
            /** @description Used to estimate shipping and tax; null clears it. */
            destination?: components["schemas"]["Destination"] | null;
            /** @description Null clears it. An unknown method is refused with 422 `shipping_method_unknown`. */
            shippingMethodId?: string | null;
            /** @description Has no effect. */
            admUserEmail?: string;
            /** @description Has no effect. */
            admRole?: string;
        };
        /** @description The cart changed since the version in `If-Match`. `cart` is the current one. */
        CartConflict: components["schemas"]["Error"] & {
            cart: components["schemas"]["Cart"];
        };
        /** @description The free item to take. */
        FreeItemChoice: {
            sku: components["schemas"]["Sku"];
        };
        /** @description An entry in a person’s address book. Only that person sees it. */
        Address: {
            /** @description Identifies the address in updates and deletions. */
            id: string;
            /** @description First name of the recipient. */
            firstName: string;
            /** @description Last name of the recipient. */
            lastName: string;
            /** @description Null for a private address. */
            company: string | null;
            /** @description Street address. */
            line1: string;
            /** @description Apartment, suite or floor; null when there is none. */
            line2: string | null;
            /** @description City or town, as it was typed. */
            city: string;
            /** @description State or province code where the country has them, for example `CO`. */
            region: string | null;
            /** @description Empty where the country has none. */
            postalCode: string;
            /**
             * @description ISO 3166-1 alpha-2; the United Kingdom is `GB`.
             * @example US
             */
            countryCode: string;
            /** @description For the carrier; null when there is none. */
            phone: string | null;
            /** @description Exactly one address of a book is the default; checkout suggests it. */
            isDefault: boolean;
        };
        /** @description A person’s address book. Only that person sees it. */
        AddressList: {
            /** @description The default address first; at most 50. */
            items: components["schemas"]["Address"][];
        };
        /** @description An address as typed, to store or to ship to; one that was read can be sent back unchanged. It is trimmed and normalized for its country; anything invalid there is refused with 422 `address_invalid`. */
        AddressInput: {
            /** @description Ignored, so that an address from the address book can be sent back. */
            id?: string;
            /** @description Ignored, as `id` is. */
            isDefault?: boolean;
            /** @description First name of the recipient. */
            firstName: string;
            /** @description Last name of the recipient. */
            lastName: string;
            /** @description Left out or null for a private address. */
            company?: string | null;
            /** @description Street address, one line. */
            line1: string;
            /** @description Apartment, suite or floor. */
            line2?: string | null;
            /** @description City or town, as it was typed. */
            city: string;
            /** @description Code or name of the state or province; required where the country has codes, stored as the code. */
            region?: string | null;
            /** @description May be left out where the country has none, such as Hong Kong; elsewhere a 422 names it. */
            postalCode?: string | null;
            /**
             * @description True when the person keeps a postal code that our tables place in another region; otherwise it is refused with 422 `address_invalid`. Not stored.
             * @default false
             */
            isConfirmed?: boolean;
            /** @description ISO 3166-1; `UK` is accepted and stored as `GB`. */
            countryCode: string;
            /** @description 7 to 31 digits, spaces and `+ ( ) . -`. Null or left out for none. */
            phone?: string | null;
        };
        /** @description A complete replacement for an address. */
        AddressUpdate: {
            /** @description One of the caller’s own. */
            addressId: string;
            address: components["schemas"]["AddressInput"];
        };
        /** @description A new entry for the address book. */
        AddressCreate: {
            address: components["schemas"]["AddressInput"];
            /**
             * @description Makes it the default. The first address of a book always is.
             * @default false
             */
            isDefault?: boolean;
        };
        /** @description The address to make the default. */
        AddressDefault: {
            /** @description One of the caller’s own. */
            addressId: string;
        };
        /** @description A shipping method for this cart and destination. */
        ShippingMethod: {
            /**
             * @description Value for `shippingMethodId`.
             * @example ground
             */
            id: string;
            /** @description Display name. */
            name: string;
            /** @description One sentence, shown beside the name. */
            description: string;
            /** @description Company that delivers. */
            carrier: string;
            /** @description For this cart and destination, US dollars; 0 with free shipping. */
            price: number;
            /**
             * @description Currency of the amounts in this object.
             * @constant
             */
            currency: "USD";
            /** @description Delivery time after dispatch. */
            deliveryDays: {
                /** @description Minimum number of business days. */
                min: number;
                /** @description Maximum number of business days. */
                max: number;
            };
            /** @description When an order placed now arrives. Weekends and carrier holidays do not count. */
            arrives: {
                /**
                 * Format: date
                 * @description First day on which it may arrive.
                 */
                from: string;
                /**
                 * Format: date
                 * @description Last day on which it should arrive.
                 */
                to: string;
            };
        };
        /** @description Shipping methods for this cart and destination. */
        ShippingMethodList: {
            /** @description Cheapest first; empty where we do not ship. */
            items: components["schemas"]["ShippingMethod"][];
        };
        /** @description When an order placed now arrives by the least expensive method. Weekends and carrier holidays do not count. */
        DeliveryEstimate: {
            /** @description Value for `shippingMethodId`. */
            methodId: string;
            /** @description Display name of the method. */
            methodName: string;
            /** @description Company that delivers. */
            carrier: string;
            /**
             * Format: date
             * @description The day it leaves the warehouse.
             */
            ships: string;
            /**
             * Format: date
             * @description First day on which it may arrive.
             */
            from: string;
            /**
             * Format: date
             * @description Last day on which it should arrive.
             */
            to: string;
            /**
             * Format: date-time
             * @description Orders placed later ship on a later day, UTC.
             */
            orderBy: string;
        };
        /** @description What the caller’s channel can expect of shipping to a country, whatever is in the cart. */
        ShippingPromise: {
            /** @description ISO 3166-1 alpha-2, as requested. */
            countryCode: string;
            /** @description Amount after discounts from which a method ships free, US dollars; null where none does. */
            freeFrom: number | null;
            /** @description Regions of the country, such as `AK`, where this amount does not earn free shipping, while the parcel’s region is unknown. Missing if there are none. */
            exceptRegions?: string[];
            /** @description Null where we do not ship. */
            delivery: components["schemas"]["DeliveryEstimate"] | null;
        };
        /** @description A country that orders are shipped to. */
        ShippingCountry: {
            /** @description ISO 3166-1 alpha-2. */
            countryCode: string;
        };
        /** @description Where orders are shipped to. */
        ShippingCountryList: {
            /** @description In the order of their codes. */
            items: components["schemas"]["ShippingCountry"][];
        };
        /** @description The place of a postal code. */
        PostalPlace: {
            /** @description The city that the postal service names first; null in Canada, where the table has districts. */
            city: string | null;
            /** @description Code of the state, territory or province. */
            region: string;
        };
        /** @description What is known of a postal code. */
        PostalPlaceList: {
            /** @description At most one. */
            items: components["schemas"]["PostalPlace"][];
        };
        /**
         * @description Progress of an order. `placed` awaits payment; without one it becomes `canceled` after 30 minutes.
         * @enum {string}
         */
        OrderState: "placed" | "paid" | "packed" | "shipped" | "delivered" | "canceled" | "refunded";
        /**
         * @description `pending` is in progress, `requires_action` waits for the buyer’s bank, `failed` can be retried while the order is `placed`.
         * @enum {string}
         */
        PaymentStatus: "pending" | "requires_action" | "succeeded" | "failed" | "refunded";
        /** @description An order in the buyer’s list. */
        OrderSummary: {
            /** @description Identifies the order in other calls. */
            id: string;
            /** @description The number that customers quote. */
            number: string;
            state: components["schemas"]["OrderState"];
            paymentStatus: components["schemas"]["PaymentStatus"];
            /**
             * Format: date-time
             * @description When it was placed, UTC.
             */
            placedAt: string;
            /** @description Amount due when it was placed, US dollars. */
            total: number;
            /**
             * @description Currency of the amounts in this object.
             * @constant
             */
            currency: "USD";
            /** @description Units, including the free item. */
            itemCount: number;
            /** @description Line items, enough to display and to buy again. */
            items: {
                /** @description SKU of the product, which may no longer be sold. */
                sku: string;
                /** @description Short name when it was ordered. */
                shortName: string;
                /** @description Units ordered. */
                quantity: number;
                /** @description Current picture of the pack; null if the product has none or no longer exists. */
                image: components["schemas"]["Image"] | null;
            }[];
        };
        /** @description A page of the caller’s orders. */
        OrderPage: {
            /** @description Orders on this page. */
            items: components["schemas"]["OrderSummary"][];
            /** @description Page number, counted from 1. */
            currentPage: number;
            /** @description Number of pages; 0 when there are no entries. */
            totalPages: number;
            /** @description Number of entries on all pages. */
            totalCount: number;
            /** @description Page size, as requested or the default of the call. */
            perPage: number;
            /** @description Years with orders, newest first, by UTC. */
            years: number[];
        };
        /** @description A product that the caller has ordered before. */
        OrderedProduct: {
            product: components["schemas"]["ProductSummary"];
            /** @description In how many of the latest orders it is. */
            orders: number;
            /**
             * Format: date-time
             * @description When it was last ordered, UTC.
             */
            lastOrderedAt: string;
        };
        /** @description Products that the caller orders, most often ordered first. */
        OrderedProductList: {
            /** @description At most as many as requested. */
            items: components["schemas"]["OrderedProduct"][];
        };
        /** @description A line item as it was when the order was placed. */
        OrderItem: {
            /** @description SKU of the product, which may no longer be sold. */
            sku: string;
            /** @description Full name at that time. */
            name: string;
            /** @description Short name at that time. */
            shortName: string;
            skuType: components["schemas"]["SkuType"];
            /** @description Content of the pack, as printed on it. */
            size: string;
            /** @description Units ordered. */
            quantity: number;
            /** @description Buyer’s price per unit before discounts, US dollars; 0 for a free item. */
            unitPrice: number;
            /** @description Discount on the line, US dollars. */
            discountAmount: number;
            /** @description The line after discounts, before points, shipping and tax, US dollars. */
            amount: number;
            /** @description True for the free item of the order. */
            isFreeItem: boolean;
            /** @description Whether it was added as a recommendation. */
            isRecommended: boolean;
            /** @description Current picture of the pack; null if the product has none or no longer exists. */
            image: components["schemas"]["Image"] | null;
        };
        /** @description An address as it was when the order was placed. Later changes to the address book do not affect it. */
        OrderAddress: {
            /** @description First name of the recipient. */
            firstName: string;
            /** @description Last name of the recipient. */
            lastName: string;
            /** @description Null for a private address. */
            company: string | null;
            /** @description Street address. */
            line1: string;
            /** @description Apartment, suite or floor; null when there is none. */
            line2: string | null;
            /** @description City or town, as it was typed. */
            city: string;
            /** @description State or province: its code where the country has codes, such as `CO`; null when there is none. */
            region: string | null;
            /** @description Empty where the country has none. */
            postalCode: string;
            /** @description ISO 3166-1 alpha-2; the United Kingdom is `GB`. */
            countryCode: string;
            /** @description For the carrier; null when there is none. */
            phone: string | null;
        };
        /**
         * @description How the buyer pays.
         * @enum {string}
         */
        PaymentMethod: "card" | "apple_pay" | "google_pay";
        /** @description What the buyer has to do before the payment can continue. */
        NextAction: {
            /**
             * @description `three_d_secure`: the bank asks the buyer to confirm.
             * @constant
             */
            type: "three_d_secure";
            /** @description Identifies the step at the payment provider. */
            challengeId: string;
        };
        /** @description The most recent attempt to pay. Nothing else about the card is stored. */
        Payment: {
            status: components["schemas"]["PaymentStatus"];
            /**
             * @description Payment provider; `none` when nothing was due.
             * @example test
             */
            provider: string;
            method: components["schemas"]["PaymentMethod"];
            /** @description Card brand in lower case, such as `visa`; null until the provider reports it. */
            brand: string | null;
            /** @description Last four digits of the card; null until the provider reports them. */
            last4: string | null;
            /** @description Null unless `status` is `requires_action`. */
            nextAction: components["schemas"]["NextAction"] | null;
            /** @description Why the attempt failed; null if it did not. */
            failure: null | {
                /** @description Machine-readable reason, such as `card_declined`. */
                code: string;
                /** @description What happened and what to do next, for display. */
                message: string;
            };
        };
        /** @description A full or partial refund of an order, as its buyer sees it. */
        OrderRefund: {
            /** @description Money that goes back to the payment method, US dollars. */
            amount: number;
            /** @description Points spent on the order that are returned. */
            pointsReturned: number;
            /** @description Units refunded; empty if only shipping was. */
            lines: {
                /** @description SKU of the product. */
                sku: string;
                /** @description Units. */
                quantity: number;
            }[];
            /** @description Whether the payment provider has accepted it. Banks take a few more days. */
            isSent: boolean;
            /** @description Why, in words for the buyer; null without one. */
            reason: string | null;
            /**
             * Format: date-time
             * @description When it was made, UTC.
             */
            at: string;
        };
        /** @description An entry in the history of an order. */
        OrderEvent: {
            /** @description The state after it. */
            state: components["schemas"]["OrderState"];
            /**
             * Format: date-time
             * @description When it happened, UTC.
             */
            at: string;
            /** @description Details for the buyer; null if there are none. */
            note: string | null;
            /**
             * @description For a payment that failed, which leaves the order `placed`, its `payment.failure.code`; null in every other entry.
             * @example card_declined
             */
            failureCode: string | null;
        };
        /** @description How to track the package. */
        Tracking: {
            /** @description Company that delivers. */
            carrier: string;
            /** @description The carrier’s tracking number. */
            number: string;
            /** @description URL of the package on the carrier’s site; null for a carrier whose site is not known. */
            url: string | null;
        };
        /** @description When a paid order should arrive, by its shipping method. Weekends and carrier holidays do not count. */
        ExpectedDelivery: {
            /**
             * Format: date
             * @description First day.
             */
            from: string;
            /**
             * Format: date
             * @description Last day.
             */
            to: string;
        };
        /** @description An order as its buyer sees it, whether signed in or with an access token. */
        Order: {
            /** @description Identifies the order in other calls. People quote `number`. */
            id: string;
            /**
             * @description The number that customers quote.
             * @example R-104233
             */
            number: string;
            /** @description The buyer; null for a guest. */
            userId: string | null;
            state: components["schemas"]["OrderState"];
            /**
             * Format: date-time
             * @description When it was placed, UTC. The 30 minutes for payment start here.
             */
            placedAt: string;
            /**
             * Format: date-time
             * @description When the payment went through, or the order was placed with nothing due, UTC; null before.
             */
            paidAt: string | null;
            /** @description Receives the confirmation. */
            email: string;
            /** @description For the carrier; null if none was given. */
            phone: string | null;
            /** @description Line items, the free item last. */
            items: components["schemas"]["OrderItem"][];
            shippingAddress: components["schemas"]["OrderAddress"];
            billingAddress: components["schemas"]["OrderAddress"];
            /** @description The method as chosen. */
            shippingMethod: {
                /** @description Id of the method, which may no longer be offered. */
                id: string;
                /** @description Its name at that time. */
                name: string;
            };
            orderTotal: components["schemas"]["OrderTotal"];
            /**
             * @description Label of the row of `orderTotal.taxes`: the tax, the state and the rate when the order was placed, or that the buyer did not pay it because they bought for resale.
             * @example Sales tax (Colorado, 8.81%)
             * @example Sales tax (exempt)
             */
            taxLabel: string;
            /** @description All discounts that applied. */
            discounts: components["schemas"]["AppliedDiscount"][];
            /** @description The coupon that applied; null without one. */
            couponCode: string | null;
            payment: components["schemas"]["Payment"];
            /** @description Refunds of the order, oldest first. */
            refunds: components["schemas"]["OrderRefund"][];
            /** @description Oldest first. */
            timeline: components["schemas"]["OrderEvent"][];
            /** @description Null until it is handed to the carrier. */
            tracking: components["schemas"]["Tracking"] | null;
            /** @description Null unless the order is paid and on its way, and for a method that is no longer known. */
            expectedDelivery: components["schemas"]["ExpectedDelivery"] | null;
            /** @description Points earned with its payment. */
            pointsEarned: number;
            /** @description Points spent on it. Returned if it is canceled unpaid. */
            pointsSpent: number;
            /** @description True while the order waits for a payment. */
            canPay: boolean;
            /** @description True for a guest’s order in the browser that placed it: an account that is created there with its email gets the order. */
            isClaimable: boolean;
            /** @description Only for guests, after placing, paying or confirming: opens the order for 90 days. Anyone who has it can see the order. */
            accessToken?: string;
        };
        /** @description Address of the seller. */
        SellerAddress: {
            /** @description Street address. */
            line1: string;
            /** @description City or town. */
            city: string;
            /** @description State or province as it is written there, such as `UT`; null where there is none. */
            region: string | null;
            /** @description Null where the country has none. */
            postalCode: string | null;
            /** @description ISO 3166-1 alpha-2. */
            countryCode: string;
        };
        /** @description The seller, as the store is set up. What is not set is null. */
        Seller: {
            /** @description Legal name. */
            name: string;
            /** @description Null when it is not set. */
            address: components["schemas"]["SellerAddress"] | null;
            /** @description Email address for customers. */
            email: string | null;
            /** @description Phone number for customers, as it is printed. */
            phone: string | null;
            /**
             * @description Tax number with its name, as it is printed.
             * @example EIN 12-3456789
             */
            taxId: string | null;
        };
        /** @description What a receipt has besides the order. */
        Receipt: {
            /** @description The order that it is for. */
            orderId: string;
            /** @description The number that customers quote. */
            number: string;
            seller: components["schemas"]["Seller"];
            /** @description The receipt as a file. */
            pdf: {
                /** @description Path on the store’s origin, for an hour. It needs no session; after that it leads to the receipt’s page. */
                url: string;
                /** @description Name under which a browser saves it. */
                fileName: string;
            };
        };
        /** @description How to pay. Card numbers never reach the API; only the provider sees them. */
        PaymentInput: {
            method: components["schemas"]["PaymentMethod"];
            /**
             * @description The token that the payment provider issued for the card.
             * @example the-token-of-the-card
             */
            token: string;
        };
        /** @description The cart to order, and how to ship and pay it. */
        OrderCreate: {
            /** @description Must be the caller’s own cart, otherwise 404. */
            cartId: string;
            /** @description The version that the buyer saw. An older one is refused with 409 `totals_changed`. */
            cartVersion: number;
            /**
             * Format: email
             * @description Receives the confirmation and, for guests, the link to the order.
             */
            email: string;
            /** @description For the carrier; 7 to 31 digits, spaces and `+ ( ) . -`. Defaults to the phone number of the shipping address. */
            phone?: string | null;
            shippingAddress: components["schemas"]["AddressInput"];
            /** @description The shipping address when left out. */
            billingAddress?: components["schemas"]["AddressInput"];
            /**
             * @description Adds the shipping address to the address book. Ignored for guests.
             * @default false
             */
            saveAddress?: boolean;
            /** @description Must serve the shipping address, otherwise 422 `shipping_method_unavailable`. */
            shippingMethodId: string;
            /** @description Left out when there is nothing to pay. */
            payment?: components["schemas"]["PaymentInput"];
            /** @description The total that the buyer saw. A different one is refused with 409 `totals_changed`. */
            expectedTotal: number;
        };
        /** @description The payment did not go through. `order` is saved and can be paid again with `orderPay`. */
        PaymentError: components["schemas"]["Error"] & {
            order: components["schemas"]["Order"];
        };
        /** @description Another attempt to pay an order. */
        OrderPay: {
            payment: components["schemas"]["PaymentInput"];
            /** @description For guests, for 90 days. */
            accessToken?: string;
        };
        /** @description Asks for the outcome of a payment. */
        OrderConfirm: {
            /** @description For guests. */
            accessToken?: string;
        };
        /** @description What a payment form needs to know. */
        PaymentConfig: {
            /**
             * @description Provider whose form to show, such as `test`. A client that has no form for it can't take payments for this store.
             * @example test
             */
            provider: string;
            /** @description Methods the provider accepts. */
            methods: components["schemas"]["PaymentMethod"][];
            /** @description True when no money moves and only test cards work. */
            isTest: boolean;
        };
        /** @description A card for the embedded test provider. Only the documented test numbers work. */
        TestCard: {
            /** @description Digits, with or without spaces. Never a real card. */
            number: string;
            /** @description 1 is January. */
            expMonth: number;
            /** @description With four digits. */
            expYear: number;
            /** @description Any three digits, four for American Express. */
            cvc: string;
            /** @description Name on the card; not checked. */
            name?: string;
        };
        /** @description A card stored by the test provider. */
        TestToken: {
            /** @description Value for `payment.token`. */
            token: string;
            /** @description In lower case, such as `visa`. */
            brand: string;
            /** @description Last four digits. */
            last4: string;
        };
        /** @description The buyer’s answer on the bank’s page, which the test provider stands in for. */
        TestChallengeAnswer: {
            /** @description False declines the payment. */
            approve: boolean;
        };
        /** @description Outcome of a bank challenge. */
        TestChallenge: {
            /** @description From `payment.nextAction`. */
            challengeId: string;
            /**
             * @description The first answer counts. A different one later is refused with 409 `challenge_answered`.
             * @enum {string}
             */
            status: "approved" | "refused";
        };
        /** @description New name of a person. */
        NameUpdate: {
            /** @description One line without a web address; spaces around it are removed. */
            firstName: string;
            /** @description One line without a web address; spaces around it are removed. */
            lastName: string;
        };
        /** @description New phone number of a person. */
        PhoneUpdate: {
            /** @description 7 to 31 digits, spaces and `+ ( ) . -`. Null removes it and ends text messages. */
            phone: string | null;
            /** @description Whether text messages may be sent. Unchanged when left out. */
            smsOptIn?: boolean;
        };
        /** @description New name of an account, for everyone in it. */
        AccountNameUpdate: {
            /** @description Name shown on receipts, to clients and in messages. */
            accountName: string;
        };
        /** @description The terms to accept. */
        TermsAccept: {
            /** @description The version shown. Any other than the current one is refused with 409 `terms_outdated`. */
            version: string;
        };
        /** @description When a person joined REGEN rewards. */
        RewardsAcceptance: {
            /**
             * Format: date-time
             * @description When the person first joined, UTC.
             */
            acceptedAt: string;
        };
        /** @description Whether a person has the rewards bar open. */
        GamingBarStatus: {
            /** @description Stored per person, so it is the same on all devices. */
            isGamingBarOn: boolean;
        };
        /** @description A copy that was requested. */
        DataExportRequest: {
            /**
             * Format: date-time
             * @description When it was requested, UTC.
             */
            requestedAt: string;
            /**
             * Format: date-time
             * @description Until when it can be downloaded, UTC; null while it is being collected.
             */
            expiresAt: string | null;
        };
        /** @description The newest copy of a person’s data. */
        DataExportState: {
            /** @description Null when none was requested, or the last one has expired. */
            request: components["schemas"]["DataExportRequest"] | null;
        };
        /** @description Proof that the account’s owner is downloading. */
        DataExportDownload: {
            /** @description Required once 15 minutes have passed since signing in. */
            currentPassword?: string;
        };
        /** @description A copy of what the store keeps about a person. */
        DataExport: {
            /**
             * Format: date-time
             * @description When it was collected, UTC.
             */
            collectedAt: string;
            /** @description Lists of records under the name of what they are, such as `profile`, `addresses`, `orders` and `messages`. Amounts are in cents. */
            data: {
                [key: string]: {
                    [key: string]: unknown;
                }[];
            };
        };
        /** @description A deletion that was requested. */
        AccountDeletionRequest: {
            /**
             * Format: date-time
             * @description When it was requested, UTC.
             */
            requestedAt: string;
            /**
             * Format: date-time
             * @description From when on the account is deleted, UTC.
             */
            dueAt: string;
            /**
             * @description What keeps the account from being deleted even when it is due: an order that is unpaid or not delivered yet, or other people or linked
             *     clients of the account. Null if nothing does.
             * @enum {string|null}
             */
            waitsFor: "order" | "account" | null;
        };
        /** @description Whether a person’s account is going to be deleted. */
        AccountDeletionState: {
            /** @description Null when the account stays. */
            request: components["schemas"]["AccountDeletionRequest"] | null;
        };
        /** @description A request to delete the caller’s account. */
        AccountDeletionCreate: {
            /** @description The caller’s password. A wrong one is a 422 `current_password_wrong`. */
            currentPassword: string;
        };
        /** @description A pending change, which both addresses must confirm. */
        PendingEmailChange: {
            /** @description The address that the person will sign in with. */
            newEmail: string;
            /**
             * Format: date-time
             * @description When it was requested, UTC.
             */
            requestedAt: string;
            /**
             * Format: date-time
             * @description Until when it can be confirmed, UTC.
             */
            expiresAt: string;
            /** @description Whether the link in the email to the new address was confirmed. */
            isNewConfirmed: boolean;
            /** @description Whether the link in the email to the current address was confirmed. */
            isCurrentConfirmed: boolean;
        };
        /** @description A person’s email address, and the pending change to it. */
        EmailChangeState: {
            /** @description The address that the person signs in with now. */
            email: string;
            /** @description Null when no change is pending. */
            change: components["schemas"]["PendingEmailChange"] | null;
        };
        /** @description A request to change the email address. */
        EmailChangeCreate: {
            /**
             * Format: email
             * @description Must differ from the current address; otherwise 422 `email_unchanged`. Case-insensitive.
             */
            newEmail: string;
            /** @description The caller’s password. A wrong one is a 422 `current_password_wrong`. */
            currentPassword: string;
        };
        /** @description The change that a link confirms. */
        LinkedEmailChange: {
            /** @description The address that the person will sign in with. */
            newEmail: string;
            /**
             * @description Which of the two addresses the link was sent to.
             * @enum {string}
             */
            address: "new" | "current";
            /** @description Whether this link was confirmed. */
            isConfirmed: boolean;
            /** @description Whether the link in the other email was confirmed. */
            isOtherConfirmed: boolean;
        };
        /** @description What a link confirms. */
        EmailChangeLink: {
            /** @description Null when the link is invalid, too old, or of a change that is done or canceled. */
            link: components["schemas"]["LinkedEmailChange"] | null;
        };
        /** @description Status of a change after a confirmation. */
        EmailChangeConfirmed: {
            /** @description The new address. */
            newEmail: string;
            /** @description True once both addresses have confirmed; the person then signs in with the new one. */
            isChanged: boolean;
        };
        /** @description An alert that waits for a product. */
        OwnStockAlert: {
            /** @description Product being watched. */
            sku: string;
            /** @description Full name of the product. */
            name: string;
            /**
             * Format: date-time
             * @description When it was turned on, UTC.
             */
            requestedAt: string;
        };
        /** @description The alerts of a person that wait for a product. */
        StockAlertList: {
            /** @description The newest first, at most 100. */
            items: components["schemas"]["OwnStockAlert"][];
        };
        /** @description Which emails a person gets besides those about orders, courses and the account itself, and in which browsers they are notified. */
        NotificationSettings: {
            /** @description Whether the person gets an email when messages have been unread for 15 minutes. On by default. */
            messageEmail: boolean;
            /** @description Whether the person gets emails about reviews, which are a request after a delivery and the decision on each review. On by default. */
            reviewEmail: boolean;
            /** @description How many of the person’s browsers get push notifications, 0 to 10. */
            pushDevices: number;
            /** @description The server’s public VAPID key, base64url, with which a browser subscribes. */
            pushKey: string;
        };
        /** @description Changes to these settings. Omitted fields are unchanged. */
        NotificationUpdate: {
            /** @description Whether the person gets emails about unread messages. */
            messageEmail?: boolean;
            /** @description Whether the person gets emails about reviews, which are a request after a delivery and the decision on each review. */
            reviewEmail?: boolean;
        };
        /** @description Which emails a person gets besides those about orders, courses and the account itself. */
        EmailSettings: {
            /** @description Whether the person gets emails about unread messages. */
            messageEmail: boolean;
            /** @description Whether the person gets emails about reviews, which are a request after a delivery and the decision on each review. */
            reviewEmail: boolean;
        };
        /** @description A browser’s subscription to its push service, in the JSON form that browsers provide. */
        PushSubscriptionWrite: {
            /**
             * Format: uri
             * @description URL of the browser’s push service that accepts notifications for it.
             */
            endpoint: string;
            /** @description Keys that notifications are encrypted with, so that the push service cannot read them. */
            keys: {
                /** @description Public key of the browser, base64url. */
                p256dh: string;
                /** @description Secret shared with the browser, base64url. */
                auth: string;
            };
        };
        /** @description Whether a browser gets push notifications. */
        PushState: {
            /** @description Whether this browser gets push notifications for the caller. */
            isOn: boolean;
        };
        /** @description Whether a person gets emails about unread messages. */
        MessageEmailState: {
            /** @description Whether the person gets emails about unread messages. */
            messageEmail: boolean;
        };
        /**
         * @description The applicant’s profession.
         * @enum {string}
         */
        Profession: "esthetician" | "cosmetologist" | "nurse" | "physician" | "massage_therapist" | "educator" | "other";
        /**
         * @description Kind of business the applicant works in.
         * @enum {string}
         */
        BusinessType: "solo" | "clinic" | "spa" | "salon" | "medical" | "school";
        /** @description Every field except the license is text, because the application is sent as a form. */
        ApplicationCreate: {
            /** @description One line without a web address; spaces around it are removed. */
            firstName: string;
            /** @description One line without a web address; spaces around it are removed. */
            lastName: string;
            /**
             * Format: email
             * @description Receives the decision.
             */
            email: string;
            /** @description Digits, spaces and `+ ( ) . -`, for questions. */
            phone: string;
            /** @description The applicant’s profession. */
            profession: components["schemas"]["Profession"];
            /**
             * @description One line. Shown to the applicant beside the status.
             * @example Lumen Skin Clinic
             */
            businessName: string;
            /** @description Kind of business the applicant works in. */
            businessType: components["schemas"]["BusinessType"];
            /** @description Must start with `http://` or `https://`. */
            website?: string;
            /** @description Street address, one line. */
            line1: string;
            /** @description Apartment, suite or floor. */
            line2?: string;
            /** @description City or town, as it was typed. */
            city: string;
            /** @description State or province, as it was typed. */
            region?: string;
            /** @description As typed. */
            postalCode?: string;
            /** @description ISO 3166-1; `UK` is accepted and stored as `GB`. */
            countryCode: string;
            /**
             * @description As printed on the license.
             * @example EST-204518
             */
            licenseNumber: string;
            /**
             * @description The board, state or country that issued it.
             * @example Utah
             */
            licenseAuthority: string;
            /**
             * Format: date
             * @description Its expiration date; a date in the past is refused.
             * @example 2028-06-30
             */
            licenseExpiresOn: string;
            /** @description Anything else to tell us. Visible to staff only. */
            message?: string;
            /**
             * @description Accepts the current terms; required.
             * @enum {string}
             */
            acceptTerms: "true";
            /**
             * Format: binary
             * @description A PDF of at most 10 MB, or a PNG, JPEG or WebP picture of at most 5 MB.
             */
            license: Blob;
        };
        /**
         * @description `received` is waiting, `in_review` is being reviewed, `accepted` and `declined` are decided.
         * @enum {string}
         */
        ApplicationStatus: "received" | "in_review" | "accepted" | "declined";
        /** @description A professional application as its applicant sees it. */
        Application: {
            /** @description Stable identifier for programs. People quote `reference`. */
            applicationId: string;
            /**
             * @description Short code to quote, for example on the phone.
             * @example PRO-7KQ2M9XA
             */
            reference: string;
            status: components["schemas"]["ApplicationStatus"];
            /** @description Why it was declined, in words for the applicant; otherwise null. */
            reason: string | null;
            /** @description As typed. */
            businessName: string;
            /**
             * Format: email
             * @description Receives the decision.
             */
            email: string;
            /** @description As typed. */
            licenseNumber: string;
            /** @description Name of the file that was sent. The file itself is visible to staff only. */
            licenseFileName: string;
            /**
             * Format: date-time
             * @description When it was sent, UTC.
             */
            submittedAt: string;
            /**
             * Format: date-time
             * @description When it reached its current status, UTC.
             */
            changedAt: string;
        };
        /** @description The caller’s most recent application. */
        ApplicationState: {
            /** @description The newest one, null when there is none. */
            application: components["schemas"]["Application"] | null;
        };
        /** @description One opening of one weekday; a day may have several, a closed day has none. */
        OpeningHours: {
            /**
             * @description Weekday in the time zone of the place.
             * @enum {string}
             */
            day: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
            /** @description Local time. */
            opens: string;
            /** @description Local time. */
            closes: string;
        };
        /** @description A place of business. */
        Location: {
            /** @description Identifies the location in updates and deletions. */
            id: string;
            /** @description Name of the place, as the account typed it. */
            name: string;
            /** @description Street address. */
            line1: string;
            /** @description Apartment, suite or floor; null when there is none. */
            line2: string | null;
            /** @description City or town, as it was typed. */
            city: string;
            /** @description State or province: its code where the country has codes, such as `CO`; null when there is none. */
            region: string | null;
            /** @description In the form of the country; null when there is none. */
            postalCode: string | null;
            /** @description ISO 3166-1 alpha-2; the United Kingdom is `GB`. */
            countryCode: string;
            /** @description For customers, who see it in the locator; null when there is none. */
            phone: string | null;
            /**
             * @description IANA time zone of the opening hours.
             * @example America/Denver
             */
            timezone: string;
            /** @description By weekday, then by time; empty when not known. */
            hours: components["schemas"]["OpeningHours"][];
            /** @description Shown in the store locator as soon as it has a position. */
            isListed: boolean;
            /** @description Degrees north; null when the postal code is unknown, which keeps it off the map. */
            latitude: number | null;
            /** @description Degrees east; null together with `latitude`. */
            longitude: number | null;
        };
        /** @description The places of business of an account, shared with colleagues. */
        LocationList: {
            /** @description Oldest first. */
            items: components["schemas"]["Location"][];
        };
        /** @description A complete place of business. */
        LocationInput: {
            /** @description Display name of the place. */
            name: string;
            /** @description Street address, one line. */
            line1: string;
            /** @description Apartment, suite or floor. */
            line2?: string | null;
            /** @description City or town, as it was typed. */
            city: string;
            /** @description Code or name of the state or province; required where the country has codes, stored as the code. */
            region?: string | null;
            /** @description Puts the place on the map. Required in countries that have states or provinces with codes. */
            postalCode?: string | null;
            /** @description ISO 3166-1; `UK` is accepted and stored as `GB`. */
            countryCode: string;
            /** @description 7 to 31 digits, spaces and `+ ( ) . -`. Null or left out for none. */
            phone?: string | null;
            /** @description IANA time zone of the opening hours, such as `America/Denver`. Offsets are refused. */
            timezone: string;
            /** @description In any order. Opening times of a day must not overlap. */
            hours?: components["schemas"]["OpeningHours"][];
            /**
             * @description Show it in the store locator.
             * @default false
             */
            isListed?: boolean;
            /** @description Degrees north. Looked up by postal code when left out. */
            latitude?: number | null;
            /** @description Degrees east; requires `latitude`. */
            longitude?: number | null;
        };
        /** @description A store as the locator shows it. */
        RetailLocation: {
            /** @description Id of the location. */
            id: string;
            /** @description Name of the place. */
            name: string;
            /** @description Name of the business. */
            accountName: string;
            /** @description Label of its store page; null if it has none. */
            storeLabel: string | null;
            /** @description Street address. */
            line1: string;
            /** @description Apartment, suite or floor; null when there is none. */
            line2: string | null;
            /** @description City or town, as it was typed. */
            city: string;
            /** @description State or province: its code where the country has codes, such as `CO`; null when there is none. */
            region: string | null;
            /** @description In the form of the country; null when there is none. */
            postalCode: string | null;
            /** @description ISO 3166-1 alpha-2; the United Kingdom is `GB`. */
            countryCode: string;
            /** @description For customers; null when there is none. */
            phone: string | null;
            /** @description IANA time zone of the opening hours. */
            timezone: string;
            /** @description By weekday, then by time; empty when not known. */
            hours: components["schemas"]["OpeningHours"][];
            /** @description Degrees north. */
            latitude: number;
            /** @description Degrees east. */
            longitude: number;
            /** @description Straight-line distance in kilometers from the requested place, to one decimal; null without one. */
            distanceKm: number | null;
        };
        /** @description A page of the store locator, the same for everyone. */
        RetailLocationPage: {
            /** @description Nearest first, or by name when no place was given. */
            items: components["schemas"]["RetailLocation"][];
            /** @description Page number, counted from 1. */
            currentPage: number;
            /** @description Number of pages; 0 when there are no entries. */
            totalPages: number;
            /** @description Number of entries on all pages. */
            totalCount: number;
            /** @description Page size, as requested or the default of the call. */
            perPage: number;
        };
        /** @description A page of the caller’s favorites. `gone` names those that are no longer sold. */
        FavoritePage: {
            /** @description Products on this page, newest favorite first. */
            items: components["schemas"]["ProductSummary"][];
            /** @description The 50 most recently saved favorites that are no longer sold, the same on every page; not part of `totalCount`. They return to `items` when they are sold again. */
            gone: {
                sku: components["schemas"]["Sku"];
                /** @description Name for cards. */
                shortName: string;
            }[];
            /** @description Page number, counted from 1. */
            currentPage: number;
            /** @description Number of pages; 0 when there are no entries. */
            totalPages: number;
            /** @description Number of entries on all pages. */
            totalCount: number;
            /** @description Page size, as requested or the default of the call. */
            perPage: number;
        };
        /** @description A product saved by a person. Only that person sees it. */
        Favorite: {
            sku: components["schemas"]["Sku"];
            /**
             * Format: date-time
             * @description When it was first saved, UTC.
             */
            addedAt: string;
        };
        /** @description Points that an unpaid order holds. They are spent when it is paid, and returned when it is canceled. */
        HeldPoints: {
            /** @description The order. */
            orderId: string;
            /**
             * @description The number that customers quote.
             * @example R-104233
             */
            orderNumber: string;
            /** @description How many it holds. The balance is without them. */
            points: number;
        };
        /** @description How far the account is from the next level this year, by the requested `timezone`. */
        RewardsProgress: {
            /**
             * @description Current level; null without one and for accounts that do not take part.
             * @example Silver
             */
            level: string | null;
            /** @description Null at the highest level and for accounts that do not take part. */
            nextLevel: string | null;
            /** @description Purchases of the account this year, after discounts and points and without shipping and tax, US dollars. */
            spent: number;
            /** @description Purchases the next level requires in a year, in total, US dollars; null if there is no next level. */
            needed: number | null;
            /**
             * @description Currency of the amounts in this object.
             * @constant
             */
            currency: "USD";
        };
        /** @description One line of the ledger. */
        RewardsEntry: {
            /** @description Unique identifier. */
            id: string;
            /**
             * Format: date-time
             * @description When it was made, UTC. It belongs to a year by the requested `timezone`.
             */
            createdAt: string;
            /**
             * @description `returned` returns points spent on something that was canceled or refunded; `adjusted` is any other correction.
             * @enum {string}
             */
            kind: "earned" | "spent" | "returned" | "adjusted";
            /** @description Negative when points were deducted. */
            points: number;
            /** @description After this entry. */
            balance: number;
            /** @description The order it belongs to; null for other entries. */
            orderId: string | null;
            /** @description The course it belongs to; null for other entries. */
            courseId: string | null;
            /**
             * @description What it was for, for display.
             * @example Order R-104233
             */
            note: string;
        };
        /** @description A person’s points. Only that person sees them. */
        RewardsInfo: {
            /** @description The requested year, or the current one in `timezone`. */
            year: number;
            /** @description The requested IANA time zone; years begin and end there. */
            timezone: string;
            /** @description Whether this person can earn and spend points. */
            canUse: boolean;
            /** @description Why not, as a sentence for display; null when they can. */
            reason: string | null;
            /**
             * Format: date-time
             * @description When the person joined, UTC; null before.
             */
            acceptedAt: string | null;
            /** @description Current points, whatever the year. Never below 0. */
            balance: number;
            /** @description Orders awaiting payment that hold points, newest first; the ten newest if there are more. */
            held: components["schemas"]["HeldPoints"][];
            /** @description Points earned in that year. */
            earned: number;
            /** @description Points spent in that year, less those returned. */
            spent: number;
            /** @description Points earned per full dollar of purchase value. */
            earnPerDollar: number;
            /** @description Value of one point, US dollars. */
            pointValue: number;
            /**
             * @description Currency of the amounts in this object.
             * @constant
             */
            currency: "USD";
            progress: components["schemas"]["RewardsProgress"];
            /** @description Years with entries, newest first. */
            years: number[];
            /** @description The ledger of that year, newest first. */
            entries: {
                /** @description Entries on this page. */
                items: components["schemas"]["RewardsEntry"][];
                /** @description Page number, counted from 1. */
                currentPage: number;
                /** @description Number of pages; 0 when there are no entries. */
                totalPages: number;
                /** @description Number of entries on all pages. */
                totalCount: number;
                /** @description Page size, as requested or the default of the call. */
                perPage: number;
            };
        };
        /** @description How points apply to one course. */
        CoursePoints: {
            /** @description The course. */
            courseId: string;
            /** @description Whether this person can earn and spend points. */
            canUse: boolean;
            /** @description Why not, as a sentence for display; null when they can. */
            reason: string | null;
            /** @description Per seat, US dollars. */
            price: number;
            /**
             * @description Currency of the amounts in this object.
             * @constant
             */
            currency: "USD";
            /** @description The person’s points. */
            balance: number;
            /** @description How many can be spent on this course. */
            maxPoints: number;
            /** @description What they are worth, US dollars. */
            amount: number;
            /** @description Points earned if none are spent on the seat. */
            pointsToEarn: number;
        };
        /** @description A request for a seat. */
        CourseRegister: {
            /** @description A course that is not for the caller’s channel is refused with 403 `wrong_channel`. */
            courseId: string;
            /**
             * @description Joins the waitlist of a full course instead of failing with 409 `course_full`.
             * @default false
             */
            joinWaitlist?: boolean;
            /**
             * @description Points to spend. More than the balance is refused with 422 `points_insufficient`; no more than the price is taken.
             * @default 0
             */
            rewardPoints?: number;
            /** @description Required when something remains to be paid. */
            payment?: components["schemas"]["PaymentInput"];
            /** @description The price shown to the person, US dollars. A different one is refused with 409 `price_changed`. */
            expectedPrice?: number;
        };
        /**
         * @description Kind of event. Ids of `HAE Events`, and no others, start with `HAE`.
         * @enum {string}
         */
        CourseCategory: "HAE Events" | "Four Day Events" | "In-Person Classes" | "Trade Shows" | "Virtual Classes";
        /** @description A course and its seats. */
        Course: {
            /**
             * @description Stable identifier. HAE events start with `HAE`.
             * @example HAE-DEN-101
             */
            courseId: string;
            /** @description Display name. */
            title: string;
            category: components["schemas"]["CourseCategory"];
            /**
             * @description How it is held. Registrations for `online` courses carry a `joinUrl`.
             * @enum {string}
             */
            format: "in_person" | "online";
            /**
             * @description City and state, or `Online`.
             * @example Denver, CO
             */
            location: string;
            /** @description Null for online courses without a place. */
            city: string | null;
            /** @description State or province code; null where there is none. */
            state: string | null;
            /**
             * Format: date-time
             * @description UTC; display it in `timezone`.
             */
            startsAt: string;
            /**
             * Format: date-time
             * @description UTC; display it in `timezone`.
             */
            endsAt: string;
            /** @description IANA time zone of the course, such as `America/Denver`. */
            timezone: string;
            /**
             * @description `Ending` during the last 24 hours (configurable on the server), `Ended` after the end.
             * @enum {string}
             */
            status: "Upcoming" | "Active" | "Ending" | "Ended";
            /** @description Total number of seats. */
            capacity: number;
            /** @description Seats available now; 0 while there is a waitlist, which comes first. */
            seatsLeft: number;
            /** @description People on the waitlist. */
            waitlistCount: number;
            /** @description Per seat, US dollars; the same for everyone. */
            price: number;
            /**
             * @description Currency of the amounts in this object.
             * @constant
             */
            currency: "USD";
            /** @description Whether people without an account can attend. */
            isOpenToGuests: boolean;
            /** @description Whether this caller can take a seat now. The waitlist can be open while this is false. */
            canRegister: boolean;
            /**
             * @description Why not, as the code that registering is refused with; null when they can. Only `course_full` leaves the waitlist. With `wrong_channel` the course is not for the caller’s channel, or only for people who are signed in.
             * @enum {string|null}
             */
            reasonCode: "course_started" | "course_not_open" | "wrong_channel" | "course_full" | null;
            /** @description Why not, as a sentence for display; null when they can. */
            reason: string | null;
        };
        /** @description A person’s place in a course. */
        CourseRegistration: {
            /** @description Identifies the registration when its payment is confirmed. */
            registrationId: string;
            course: components["schemas"]["Course"];
            /** @description The person registered; null for a guest. */
            userId: string | null;
            /** @description First name of the attendee. */
            firstName: string;
            /** @description Last name of the attendee. */
            lastName: string;
            /** @description Where confirmations go. */
            email: string;
            /** @description For questions; null when none was given. */
            phone: string | null;
            /**
             * @description `pending_payment` keeps the seat until `heldUntil`: 30 minutes for a step at the bank, 24 hours for a seat that opened up for someone on the waitlist; then call `courseConfirmPayment`.
             * @enum {string}
             */
            status: "registered" | "pending_payment" | "waitlisted" | "canceled";
            /** @description 1 is next; null unless `waitlisted`. */
            waitlistPosition: number | null;
            /**
             * Format: date-time
             * @description Until when the seat is held for payment, UTC; null unless `pending_payment`.
             */
            heldUntil: string | null;
            /**
             * Format: date-time
             * @description When the person registered or joined the waitlist, UTC.
             */
            registeredAt: string;
            /**
             * Format: date-time
             * @description When it was canceled, UTC; null otherwise.
             */
            canceledAt: string | null;
            /** @description Points spent on the seat; 0 once they are returned. */
            pointsSpent: number;
            /** @description Points earned with the payment; 0 unless `registered`. */
            pointsEarned: number;
            /** @description Amount charged, US dollars. Unchanged by a refund, which shows in `payment.status`. */
            amountPaid: number;
            /**
             * @description Currency of the amounts in this object.
             * @constant
             */
            currency: "USD";
            /** @description Null when nothing was to be paid. */
            payment: components["schemas"]["Payment"] | null;
            /** @description Where an online course takes place; null until registered. */
            joinUrl: string | null;
            /** @description Only for guests, when they register: opens the registration later. */
            accessToken: string | null;
        };
        /** @description A request for a seat without an account. */
        CourseRegisterGuest: {
            /** @description A course without `isOpenToGuests` is refused with 403 `wrong_channel`. */
            courseId: string;
            /** @description One line without a web address; spaces around it are removed. */
            firstName: string;
            /** @description One line without a web address; spaces around it are removed. */
            lastName: string;
            /**
             * Format: email
             * @description Receives the confirmation with the calendar file.
             */
            email: string;
            /** @description 7 to 31 digits, spaces and `+ ( ) . -`. */
            phone?: string | null;
            /**
             * @description Joins the waitlist of a full course instead of failing with 409 `course_full`.
             * @default false
             */
            joinWaitlist?: boolean;
            /** @description Required when something remains to be paid. */
            payment?: components["schemas"]["PaymentInput"];
            /** @description The price shown to the person, US dollars. A different one is refused with 409 `price_changed`. */
            expectedPrice?: number;
        };
        /** @description Asks for the outcome of a payment, or pays for a seat offered from the waitlist. */
        CourseRegistrationConfirm: {
            /** @description For guests. */
            accessToken?: string;
            /** @description Pays for a seat that opened up for someone on the waitlist. */
            payment?: components["schemas"]["PaymentInput"];
        };
        /** @description A heading inside a page. */
        HeadingBlock: {
            /**
             * @description Kind of block.
             * @constant
             */
            type: "heading";
            /**
             * @description 2 or 3; the page title is level 1.
             * @enum {integer}
             */
            level: 2 | 3;
            /** @description Plain text. */
            text: string;
            /** @description For links to this part of the page. */
            anchor: string;
        };
        /** @description A paragraph. */
        ParagraphBlock: {
            /**
             * @description Kind of block.
             * @constant
             */
            type: "paragraph";
            /** @description Plain text. */
            text: string;
        };
        /** @description A list. */
        ListBlock: {
            /**
             * @description Kind of block.
             * @constant
             */
            type: "list";
            /** @description Numbered rather than bulleted. */
            isOrdered: boolean;
            /** @description Plain text, in order. */
            items: string[];
        };
        /** @description A link on a line of its own. */
        LinkBlock: {
            /**
             * @description Kind of block.
             * @constant
             */
            type: "link";
            /** @description Link text. */
            text: string;
            /** @description A path in this store, or an absolute URL. */
            href: string;
        };
        /** @description A picture on a line of its own. */
        ImageBlock: {
            /**
             * @description Kind of block.
             * @constant
             */
            type: "image";
            /** @description The picture in one size. */
            image: {
                /** @description Text alternative. */
                alt: string;
                /** @description Path on this host; changes when the picture does. */
                url: string;
                /** @description Pixels. */
                width: number;
                /** @description Pixels. */
                height: number;
            };
        };
        /** @description A part of a page; `type` says which kind. */
        Block: components["schemas"]["HeadingBlock"] | components["schemas"]["ParagraphBlock"] | components["schemas"]["ListBlock"] | components["schemas"]["LinkBlock"] | components["schemas"]["ImageBlock"];
        /** @description A page with its content, as the caller’s channel sees it. */
        PageContent: {
            /** @description Identifies the page in URLs. */
            slug: string;
            /** @description Page heading. */
            title: string;
            /**
             * Format: date-time
             * @description When the editors last changed it, UTC.
             */
            updatedAt: string;
            /** @description In order. */
            blocks: components["schemas"]["Block"][];
        };
        /** @description A document that belongs to a page, such as a policy to download. */
        PageDocument: {
            /**
             * @description The name of the current document.
             * @example returns-policy
             */
            name: string;
            /** @description Download URL; null when there is no file. */
            url: string | null;
        };
        /** @description A page without its content. */
        PageRecord: {
            /** @description Identifies the page in URLs. */
            slug: string;
            /** @description Page heading. */
            title: string;
            /** @description One sentence, for search engines and link previews. */
            description: string;
            /**
             * Format: date-time
             * @description When the editors last changed it, UTC.
             */
            updatedAt: string;
            /** @description Null when the page has no document. */
            document: components["schemas"]["PageDocument"] | null;
        };
        /** @description A frequently asked question of the caller’s channel. */
        Faq: {
            /** @description Stable identifier, for links. */
            id: string;
            /** @description Topic it belongs to; a value of the `topic` filter. */
            topic: string;
            /** @description Plain text. */
            question: string;
            /** @description Plain text. */
            answer: string;
        };
        /** @description A page of the frequently asked questions of the caller’s channel. */
        FaqPage: {
            /** @description By topic, in the editors’ order. */
            items: components["schemas"]["Faq"][];
            /** @description Page number, counted from 1. */
            currentPage: number;
            /** @description Number of pages; 0 when there are no entries. */
            totalPages: number;
            /** @description Number of entries on all pages. */
            totalCount: number;
            /** @description Page size, as requested or the default of the call. */
            perPage: number;
            /** @description All topics of this caller, in order. */
            topics: string[];
        };
        /**
         * @description The content type of what was found.
         * @enum {string}
         */
        ContentHitType: "blogPost" | "protocol" | "webinar" | "resource" | "faq";
        /** @description A record that was found. Its text is read by its type and slug. */
        ContentHit: {
            type: components["schemas"]["ContentHitType"];
            /** @description Unique identifier. */
            id: string;
            /** @description Identifies the record in URLs. */
            slug: string;
            /** @description Its title, or the question. */
            title: string;
            /** @description A sentence or two; of a question, the beginning of its answer. */
            summary: string;
            /** @description What it is about, such as the category of a protocol. */
            topic: string;
        };
        /** @description How many records of a type were found. */
        ContentHitCount: {
            type: components["schemas"]["ContentHitType"];
            /** @description Number of records. */
            totalCount: number;
        };
        /** @description Search results among the content of the caller’s channel. */
        ContentSearchResult: {
            /** @description The text searched for, trimmed. */
            query: string;
            /** @description Records on this page, best match first. */
            items: components["schemas"]["ContentHit"][];
            /** @description Types with results, whichever type was asked for. */
            counts: components["schemas"]["ContentHitCount"][];
            /** @description Page number, counted from 1. */
            currentPage: number;
            /** @description Number of pages, at most 1,000 results on all of them; 0 when there are no entries. */
            totalPages: number;
            /** @description Number of results, of the requested type if there is one. */
            totalCount: number;
            /** @description Page size, as requested or the default of the call. */
            perPage: number;
            /** @description A likely spelling when the text as typed found little or nothing; null otherwise. If it found nothing, `items` are the results for this spelling. */
            didYouMean: string | null;
        };
        /** @description A record of the content service, with what it links to: plain data, no HTML. Its other fields are those of its model. */
        ContentRecord: {
            /** @description Unique identifier. */
            id: string;
            /** @description The content type. */
            type: string;
            /**
             * Format: date-time
             * @description When it was created, UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last published, UTC.
             */
            updatedAt: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A page of content records. */
        ContentRecordPage: {
            /** @description The records. */
            items: components["schemas"]["ContentRecord"][];
            /** @description Page number, counted from 1. */
            currentPage: number;
            /** @description Number of pages; 0 when there are no entries. */
            totalPages: number;
            /** @description Number of entries on all pages. */
            totalCount: number;
            /** @description Page size, as requested or the default of the call. */
            perPage: number;
        };
        /** @description A discount or free item that the caller can get now. */
        Deal: {
            /** @description Unique identifier. */
            dealId: string;
            /**
             * @description `coupon` needs its code; the others apply as soon as the cart meets their condition.
             * @enum {string}
             */
            kind: "coupon" | "automatic" | "free_item";
            /** @description What it gives and its condition, as carts show it. */
            label: string;
            /** @description The code of a coupon; otherwise null. */
            code: string | null;
            /**
             * Format: date-time
             * @description When it ends, UTC; null if it has no end.
             */
            endsAt: string | null;
        };
        /** @description What the caller can get now. */
        DealList: {
            /** @description Coupons first, then automatic discounts and free items; what ends first comes first. */
            items: components["schemas"]["Deal"][];
        };
        /** @description A day of a promotion. */
        PromotionDay: {
            /** @description Counted from 1. */
            day: number;
            /**
             * Format: date-time
             * @description When it begins, UTC: a midnight of the time zone, but for the first day.
             */
            startsAt: string;
            /**
             * Format: date-time
             * @description When it has ended, UTC.
             */
            endsAt: string;
            /** @description What it offers; null before the day, and if there is none for the caller. */
            offer: components["schemas"]["ContentRecord"] | null;
        };
        /** @description A promotion as it is now. */
        Promotion: {
            /** @description Identifies the promotion in URLs. */
            slug: string;
            /**
             * @description `Ending` on its last day, `Ended` after the end.
             * @enum {string}
             */
            status: "Upcoming" | "Active" | "Ending" | "Ended";
            /**
             * Format: date-time
             * @description When it starts, UTC.
             */
            startsAt: string;
            /**
             * Format: date-time
             * @description When it has ended, UTC.
             */
            endsAt: string;
            /** @description IANA time zone whose midnights begin its days. */
            timezone: string;
            /** @description The number of the current day; null before the start and after the end. */
            today: number | null;
            /**
             * Format: date-time
             * @description The time of the server, UTC.
             */
            readAt: string;
            /**
             * Format: date-time
             * @description When it starts, turns to another day or ends next, UTC; null after its end.
             */
            changesAt: string | null;
            /** @description Its content record, without the days; the text for the time after it is empty until it has ended. */
            promotion: components["schemas"]["ContentRecord"];
            /** @description Its days, in order. */
            days: components["schemas"]["PromotionDay"][];
        };
        /** @description Resources that people of each channel can read. */
        ResourceCounts: {
            /** @description Without signing in. */
            web: number;
            /** @description As a retail client. */
            retail: number;
            /** @description As a professional. */
            b2b: number;
            /** @description As a school. */
            school: number;
        };
        /** @description The resources of an archive. */
        ResourceArchiveRequest: {
            /** @description Slugs of the resources. */
            slugs: string[];
        };
        /** @description An archive to download. */
        ResourceArchive: {
            /** @description Path with a signature that is good for an hour. */
            url: string;
            /** @description The name of the archive. */
            fileName: string;
            /** @description Number of files in it. */
            fileCount: number;
            /** @description Its length in bytes. */
            size: number;
        };
        /** @description A lesson, and whether the person has passed it. */
        PassedLesson: {
            /** @description The ID of the content record. */
            lessonId: string;
            /** @description Identifies the lesson in URLs. */
            slug: string;
            /** @description Its title. */
            title: string;
            /**
             * Format: date-time
             * @description When all of its checks were first answered right, UTC; null before.
             */
            passedAt: string | null;
        };
        /** @description A section of a topic. */
        SectionProgress: {
            /** @description The ID of the content record. */
            sectionId: string;
            /** @description Identifies the section in URLs. */
            slug: string;
            /** @description Its lessons, in the editors’ order. */
            lessons: components["schemas"]["PassedLesson"][];
        };
        /** @description A topic of the school. */
        TopicProgress: {
            /** @description The ID of the content record. */
            topicId: string;
            /** @description Identifies the topic in URLs. */
            slug: string;
            /** @description Whether the person has its certificate. It stays valid when lessons are added. */
            isCertified: boolean;
            /** @description Its sections, in the editors’ order. */
            sections: components["schemas"]["SectionProgress"][];
        };
        /** @description The progress of a person in the school. */
        LessonProgress: {
            /** @description All topics, in the editors’ order. */
            topics: components["schemas"]["TopicProgress"][];
        };
        /** @description Answers to all checks of a lesson. */
        LessonAnswers: {
            /** @description The chosen option of each check, counted from 0. */
            answers: number[];
        };
        /** @description What came of the answer to a check. */
        CheckResult: {
            /** @description Whether the answer was right. */
            isRight: boolean;
            /** @description The right option, counted from 0. */
            rightOption: number;
            /** @description Why it is right. */
            why: string;
        };
        /** @description What came of the answers to the checks of a lesson. */
        LessonResult: {
            /**
             * Format: date-time
             * @description When the lesson was first passed, UTC; null if it has not been.
             */
            passedAt: string | null;
            /** @description One for each check, in order. */
            checks: components["schemas"]["CheckResult"][];
        };
        /** @description Says that a person has passed all lessons of a topic. */
        Certificate: {
            /** @description Printed on it, so that Regen can confirm it. */
            certificateId: string;
            /** @description The person’s name when it was issued. */
            name: string;
            /** @description The topic’s title when it was issued. */
            topic: string;
            /**
             * Format: date-time
             * @description When the last lesson was passed, UTC.
             */
            completedAt: string;
            /** @description The PDF file, for at least an hour. A path of this host, or a URL of the storage. */
            url: string;
        };
        /** @description A retail client as their professional sees them. */
        RetailClient: {
            /** @description The client’s account. */
            clientId: string;
            /** @description The client’s user id. */
            userId: string;
            /** @description First name, as the client typed it. */
            firstName: string;
            /** @description Last name, as the client typed it. */
            lastName: string;
            /** @description The client’s current address. */
            email: string;
            /** @description The client’s current number; null if there is none. */
            phone: string | null;
            /**
             * Format: date-time
             * @description When the client accepted the invitation, UTC.
             */
            linkedAt: string;
            /** @description Paid orders of the client that were neither canceled nor refunded. */
            orderCount: number;
            /** @description Total of those orders, including shipping and tax, US dollars. */
            totalSpent: number;
            /**
             * @description Currency of the amounts in this object.
             * @constant
             */
            currency: "USD";
            /**
             * Format: date-time
             * @description When the newest of them was placed, UTC; null without any.
             */
            lastOrderAt: string | null;
        };
        /** @description A page of the caller’s clients. */
        RetailClientPage: {
            /** @description In the requested order. */
            items: components["schemas"]["RetailClient"][];
            /** @description Page number, counted from 1. */
            currentPage: number;
            /** @description Number of pages; 0 when there are no entries. */
            totalPages: number;
            /** @description Number of entries on all pages. */
            totalCount: number;
            /** @description Page size, as requested or the default of the call. */
            perPage: number;
        };
        /** @description A client’s order as the professional sees it: without addresses and payment. */
        RetailClientOrder: {
            /** @description Unique identifier. It does not open the order for the professional. */
            orderId: string;
            /** @description The number that the client quotes. */
            number: string;
            /** @description The account of the client. */
            clientId: string;
            /** @description Current full name. */
            clientName: string;
            /**
             * Format: date-time
             * @description When it was placed, UTC.
             */
            placedAt: string;
            state: components["schemas"]["OrderState"];
            /** @description Amount due when it was placed, US dollars. */
            total: number;
            /**
             * @description Currency of the amounts in this object.
             * @constant
             */
            currency: "USD";
            /** @description Line items, in order. */
            items: {
                /** @description SKU of the product, which may no longer be sold. */
                sku: string;
                /** @description Short name when it was ordered. */
                shortName: string;
                /** @description Units ordered. */
                quantity: number;
                /** @description Whether it was added as a recommendation, from any professional. */
                isRecommended: boolean;
            }[];
        };
        /** @description A page of orders by the caller’s clients. */
        RetailClientOrderPage: {
            /** @description Newest first. */
            items: components["schemas"]["RetailClientOrder"][];
            /** @description Page number, counted from 1. */
            currentPage: number;
            /** @description Number of pages; 0 when there are no entries. */
            totalPages: number;
            /** @description Number of entries on all pages. */
            totalCount: number;
            /** @description Page size, as requested or the default of the call. */
            perPage: number;
            /** @description Years with orders, newest first, by UTC. */
            years: number[];
        };
        /** @description A picture in the sizes of the store, see `Image`. */
        StorePicture: {
            /** @description Name of the account. */
            alt: string;
            /** @description Replace `{size}` and `{format}`. */
            template: string;
            /** @description Values of `{size}`, the same as in `Image`. */
            sizes: ("icon" | "thumbnail" | "retail" | "standard")[];
            /** @description Values of `{format}`, smallest files first. */
            formats: ("avif" | "webp" | "png")[];
        };
        /** @description A professional whose client the caller is. */
        ClientProfessional: {
            /** @description The professional’s account, which the caller can message. */
            accountId: string;
            /** @description Name of the business. */
            accountName: string;
            /** @description Label of its store page; null if it has none. */
            storeLabel: string | null;
            /** @description Null if the business has none. */
            picture: components["schemas"]["StorePicture"] | null;
            /**
             * Format: date-time
             * @description When the caller accepted the invitation, UTC.
             */
            linkedAt: string;
            /** @description Listed places with a position, by name. */
            locations: components["schemas"]["RetailLocation"][];
        };
        /** @description The professionals whose client the caller is. */
        ClientProfessionals: {
            /** @description The latest link first. */
            items: components["schemas"]["ClientProfessional"][];
        };
        /** @description Clients matching the search. */
        RetailClientMatches: {
            /** @description Best match first. */
            items: components["schemas"]["RetailClient"][];
        };
        /** @description A person to invite as a client. */
        RetailClientCreate: {
            /** @description Used in the email and for a new account. */
            firstName: string;
            /** @description Used for a new account. */
            lastName: string;
            /**
             * Format: email
             * @description Receives the invitation. Someone who already has an account has to confirm the link.
             */
            email: string;
            /** @description Used for a new account. */
            phone?: string | null;
        };
        /** @description Confirmation that an invitation was sent. The same whether or not the person has an account or is linked already. */
        RetailClientInvitation: {
            /** @description Where it went. */
            email: string;
            /**
             * @description Always this value.
             * @constant
             */
            status: "invited";
            /**
             * Format: date-time
             * @description When the invitation expires, UTC: after 14 days.
             */
            expiresAt: string;
        };
        /** @description What a new person adds to accept an invitation. */
        RetailClientAccept: {
            /** @description Required for a person without an account, ignored otherwise. */
            password?: string;
        };
        /** @description The professional the client is now linked to. */
        LinkedProfessional: {
            /** @description The professional’s account. */
            accountId: string;
            /** @description Name of the business. */
            accountName: string;
            /** @description Label of its store page; null if it has none. */
            storeLabel: string | null;
        };
        /** @description How many people reached each step since the bundle was created. Its author is not counted. */
        BundleCounts: {
            /** @description Client accounts it was sent to. */
            sent: number;
            /** @description Accounts, and visitors’ browsers, that opened it. */
            opened: number;
            /** @description Accounts, and visitors’ browsers, that added it to a cart. */
            added: number;
            /** @description Accounts and browsers with a paid order from it that was neither canceled nor refunded. */
            bought: number;
        };
        /** @description A bundle in the list of its author. */
        BundleSummary: {
            /** @description Identifies the bundle in other calls. */
            bundleId: string;
            /** @description As the professional typed it. */
            bundleName: string;
            /** @description The first six of its products. */
            skus: string[];
            /** @description Total number of units. */
            itemCount: number;
            /** @description Whether instructions are typed. */
            hasInstructions: boolean;
            /** @description Whether the instructions are a PDF. */
            hasFile: boolean;
            /** @description Secret part of the link. Anyone who has it can open the bundle. */
            bundleToken: string;
            /** @description The link to share. */
            url: string;
            /**
             * Format: date-time
             * @description When it was created, UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it last changed, UTC.
             */
            updatedAt: string;
            counts: components["schemas"]["BundleCounts"];
        };
        /** @description A page of the caller’s own bundles. */
        BundlePage: {
            /** @description Newest first. */
            items: components["schemas"]["BundleSummary"][];
            /** @description Page number, counted from 1. */
            currentPage: number;
            /** @description Number of pages; 0 when there are no entries. */
            totalPages: number;
            /** @description Number of entries on all pages. */
            totalCount: number;
            /** @description Page size, as requested or the default of the call. */
            perPage: number;
        };
        /** @description The shared bundle to keep. */
        BundleClaim: {
            /** @description Repeats the token in the path. */
            token: string;
        };
        /** @description A product of a bundle. */
        BundleItem: {
            sku: components["schemas"]["Sku"];
            /** @description Recommended number of units. */
            quantity: number;
            /** @description Null if it is no longer sold. */
            product: components["schemas"]["ProductSummary"] | null;
        };
        /** @description The PDF with the instructions of a bundle. */
        BundleFile: {
            /** @description File name for downloads; ends in `.pdf`. */
            name: string;
            /** @description Bytes. */
            size: number;
            /**
             * @description Always this value.
             * @constant
             */
            contentType: "application/pdf";
            /** @description Signed URL, valid for an hour. Anyone who has it can read the file. */
            url: string;
        };
        /** @description A bundle as anyone with its link sees it. */
        SharedBundle: {
            /** @description Token of the link it was opened with. */
            bundleToken: string;
            /** @description As the professional typed it. */
            bundleName: string;
            /** @description The professional who recommends it. */
            professional: {
                /** @description The professional’s account, for messages. */
                accountId: string;
                /** @description Name of the business. */
                accountName: string;
                /** @description First name of the professional. */
                firstName: string;
                /** @description Label of the business’s store page; null if it has none. */
                storeLabel: string | null;
            };
            /** @description Products available to the caller’s channel, at the caller’s prices. */
            items: components["schemas"]["BundleItem"][];
            /** @description Number of products not available to the caller’s channel. */
            hiddenItemCount: number;
            /** @description Total of the items for this caller, US dollars. */
            total: number;
            /**
             * @description Currency of the amounts in this object.
             * @constant
             */
            currency: "USD";
            /** @description Plain text, as typed; null when there is a PDF or neither. */
            instructions: string | null;
            /** @description Null when the instructions are typed or there are none. */
            file: components["schemas"]["BundleFile"] | null;
            /** @description Whether the caller’s account has claimed it. */
            isClaimed: boolean;
            /**
             * Format: date-time
             * @description When it was last sent to the caller’s account, or else claimed, UTC; null otherwise.
             */
            receivedAt: string | null;
            /**
             * Format: date-time
             * @description When it last changed, UTC.
             */
            updatedAt: string;
        };
        /** @description A new bundle, sent as a form. */
        BundleCreate: {
            /** @description One line, visible to clients. */
            bundleName: string;
            /** @description One form part for each; a repeated SKU is a quantity. Each must be sold to retail clients or to professionals. */
            items: components["schemas"]["Sku"][];
            /** @description Plain text. Not together with `file`: 422 `instructions_conflict`. */
            instructions?: string;
            /**
             * Format: binary
             * @description A PDF of at most 10 MB, without password, scripts or attached files. Not together with `instructions`.
             */
            file?: Blob;
        };
        /** @description A bundle as its author sees it. */
        Bundle: {
            /** @description Never changes, unlike `bundleToken`. */
            bundleId: string;
            /** @description The professional who created it. */
            userId: string;
            /** @description As the professional typed it; visible to clients. */
            bundleName: string;
            /** @description In the professional’s order. */
            items: components["schemas"]["BundleItem"][];
            /** @description Plain text, as typed; null when there is a PDF or neither. */
            instructions: string | null;
            /** @description Null when the instructions are typed or there are none. */
            file: components["schemas"]["BundleFile"] | null;
            /** @description Secret part of the link. Anyone who has it can open the bundle. */
            bundleToken: string;
            /** @description The link to share. */
            url: string;
            /**
             * Format: date-time
             * @description When it was created, UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it last changed, UTC.
             */
            updatedAt: string;
            counts: components["schemas"]["BundleCounts"];
        };
        /** @description Changes to a bundle, sent as a form. */
        BundleUpdate: {
            /** @description One line, visible to clients. */
            bundleName?: string;
            /** @description Replaces all items; a repeated SKU is a quantity. */
            items?: components["schemas"]["Sku"][];
            /** @description An empty text removes them. Refused while there is a PDF. */
            instructions?: string;
            /**
             * Format: binary
             * @description A PDF of at most 10 MB; replaces the current one. Refused while there are typed instructions.
             */
            file?: Blob;
        };
        /** @description Clients to send a bundle to. */
        BundleSend: {
            /** @description The caller’s own clients. Anyone else is refused with 422 `client_not_linked`. */
            clientIds: string[];
            /** @description Personal note in the email, plain text. */
            message?: string;
        };
        /** @description Confirmation that a bundle was sent. */
        BundleSent: {
            /** @description The bundle that was sent. */
            bundleId: string;
            /** @description Client accounts it was sent to. */
            clientIds: string[];
            /**
             * Format: date-time
             * @description When it was sent, UTC.
             */
            sentAt: string;
        };
        /** @description A page of the bundles the caller has received. */
        SharedBundlePage: {
            /** @description Newest first. */
            items: components["schemas"]["SharedBundle"][];
            /** @description Page number, counted from 1. */
            currentPage: number;
            /** @description Number of pages; 0 when there are no entries. */
            totalPages: number;
            /** @description Number of entries on all pages. */
            totalCount: number;
            /** @description Page size, as requested or the default of the call. */
            perPage: number;
        };
        /** @description One of the author’s bundles in the report. */
        BundleReportRow: {
            /** @description Identifies the bundle in other calls. */
            bundleId: string;
            /** @description As the professional typed it. */
            bundleName: string;
            /** @description Client accounts it was first sent to in the period. */
            sent: number;
            /** @description People who opened it for the first time in the period. */
            opened: number;
            /** @description People who added it to a cart for the first time in the period. */
            added: number;
            /** @description People with an order from it that was paid in the period and neither canceled nor refunded. */
            bought: number;
            /** @description Revenue of its items in these orders, after discounts and before points, US dollars. */
            revenue: number;
        };
        /** @description How many people reached each step of each bundle. A week has 7 days, a month 30, a quarter 91, a year 365. */
        BundleReport: {
            /**
             * @description The requested period.
             * @enum {string}
             */
            period: "week" | "month" | "quarter" | "year";
            /**
             * Format: date-time
             * @description Start of the period, UTC.
             */
            from: string;
            /**
             * Format: date-time
             * @description End of the period, UTC; now.
             */
            to: string;
            /**
             * @description Currency of the amounts in this object.
             * @constant
             */
            currency: "USD";
            /** @description Highest revenue first. */
            items: components["schemas"]["BundleReportRow"][];
            /** @description Sums over all bundles, not just those on this page. A person counts once per bundle. */
            totals: {
                /** @description Sum of `sent`. */
                sent: number;
                /** @description Sum of `opened`. */
                opened: number;
                /** @description Sum of `added`. */
                added: number;
                /** @description Sum of `bought`. */
                bought: number;
                /** @description Sum of `revenue`, US dollars. */
                revenue: number;
            };
            /** @description Page number, counted from 1. */
            currentPage: number;
            /** @description Number of pages; 0 when there are no entries. */
            totalPages: number;
            /** @description Number of entries on all pages. */
            totalCount: number;
            /** @description Page size, as requested or the default of the call. */
            perPage: number;
        };
        /** @description A professional application in the staff list. */
        ApplicationSummary: {
            /** @description Stable identifier for programs. People quote `reference`. */
            applicationId: string;
            /**
             * @description Short code to quote, for example on the phone.
             * @example PRO-7KQ2M9XA
             */
            reference: string;
            status: components["schemas"]["ApplicationStatus"];
            /** @description First and last name, as typed. */
            applicantName: string;
            /** @description As typed. */
            businessName: string;
            businessType: components["schemas"]["BusinessType"];
            profession: components["schemas"]["Profession"];
            /** @description ISO 3166-1, of the business. */
            countryCode: string;
            /**
             * Format: date-time
             * @description When it was sent, UTC.
             */
            submittedAt: string;
            /**
             * Format: date-time
             * @description End of the second business day after it was sent, when the decision is due, UTC.
             */
            dueAt: string;
            /**
             * Format: date-time
             * @description When it reached its current status, UTC. Send it back with a decision.
             */
            changedAt: string;
        };
        /** @description A page of applications for staff. */
        ApplicationQueue: {
            /** @description Applications on this page. */
            items: components["schemas"]["ApplicationSummary"][];
            /** @description Page number, counted from 1. */
            currentPage: number;
            /** @description Number of pages; 0 when there are no entries. */
            totalPages: number;
            /** @description Applications in this part of the list. */
            totalCount: number;
            /** @description Page size. */
            perPage: number;
            /** @description Applications without a decision. */
            waitingCount: number;
            /** @description Undecided applications that are overdue. */
            overdueCount: number;
        };
        /** @description The account that would become professional. */
        ApplicationAccount: {
            /** @description The account. */
            accountId: string;
            /** @description Its name now. */
            accountName: string;
            /** @description The applicant. */
            userId: string;
            /**
             * Format: email
             * @description The email address that the applicant signs in with.
             */
            email: string;
            site: components["schemas"]["Site"];
            /** @description Its price tier; null unless it is professional. */
            tier: string | null;
            /** @description Whether the applicant keeps the password when accepted, because they have confirmed `email`. Otherwise, they are signed out and a link to set a new one is emailed. */
            keepsSignIn: boolean;
            /** @description People who share the account. All of them would get professional prices. */
            peopleCount: number;
        };
        /** @description A professional application with everything staff need to decide. */
        ApplicationForStaff: {
            /** @description Stable identifier for programs. People quote `reference`. */
            applicationId: string;
            /**
             * @description Short code to quote, for example on the phone.
             * @example PRO-7KQ2M9XA
             */
            reference: string;
            status: components["schemas"]["ApplicationStatus"];
            /** @description First and last name, as typed. */
            applicantName: string;
            /** @description As typed. */
            businessName: string;
            businessType: components["schemas"]["BusinessType"];
            profession: components["schemas"]["Profession"];
            /** @description ISO 3166-1, of the business. */
            countryCode: string;
            /**
             * Format: date-time
             * @description When it was sent, UTC.
             */
            submittedAt: string;
            /**
             * Format: date-time
             * @description End of the second business day after it was sent, when the decision is due, UTC.
             */
            dueAt: string;
            /**
             * Format: date-time
             * @description When it reached its current status, UTC. Send it back with a decision.
             */
            changedAt: string;
            /** @description Why it was declined, in words for the applicant; otherwise null. */
            reason: string | null;
            /**
             * Format: email
             * @description Receives the decision.
             */
            email: string;
            /** @description As typed. */
            phone: string;
            /** @description Address of the website; null without one. */
            website: string | null;
            /** @description Street address of the business. */
            line1: string;
            /** @description Apartment, suite or floor; null without one. */
            line2: string | null;
            /** @description City or town. */
            city: string;
            /** @description State or province; null without one. */
            region: string | null;
            /** @description Postal code; null without one. */
            postalCode: string | null;
            /** @description As typed. */
            licenseNumber: string;
            /** @description The board, state or country that issued it. */
            licenseAuthority: string;
            /**
             * Format: date
             * @description Its expiration date.
             */
            licenseExpiresOn: string;
            /** @description Name of the file that was sent. */
            licenseFileName: string;
            /**
             * @description Pictures are stored as JPEG without their metadata.
             * @enum {string}
             */
            licenseContentType: "application/pdf" | "image/jpeg";
            /** @description Bytes. */
            licenseSize: number;
            /** @description Signed URL of the file, good for an hour; relative to the API’s host unless files are stored elsewhere. */
            licenseUrl: string;
            /** @description Note from the applicant; null without one. */
            message: string | null;
            /** @description Version of the terms that the applicant accepted; null if the store had none then. */
            termsVersion: string | null;
            /** @description The applicant’s account, found by their session or email; null when acceptance creates one. */
            account: components["schemas"]["ApplicationAccount"] | null;
            /** @description Other applications with this email, newest first. */
            earlierApplications: components["schemas"]["ApplicationSummary"][];
            /** @description Applications of other people with the same license number and authority. */
            sameLicenseCount: number;
        };
        /** @description What staff do with an application. */
        ApplicationDecision: {
            /**
             * @description `in_review` tells the applicant that someone is looking at it; the others are final.
             * @enum {string}
             */
            status: "in_review" | "accepted" | "declined";
            /**
             * Format: date-time
             * @description The application’s `changedAt` as you read it; any other value fails with 409 `application_changed`.
             */
            changedAt: string;
            /** @description Price tier of the account; required with `accepted`. */
            tier?: number;
            /** @description Whether the account earns and spends points; required with `accepted`. Tier 4 never does. */
            isRewardsEligible?: boolean;
            /** @description For the applicant; required with `declined`. */
            reason?: string;
        };
        /**
         * @description Channel in which the order was placed; `web` if the buyer was signed out.
         * @enum {string}
         */
        OrderChannel: "web" | "retail" | "b2b" | "school";
        /** @description An order in the staff list. */
        StaffOrderSummary: {
            /** @description Identifies the order in other calls. People quote `number`. */
            id: string;
            /**
             * @description The number that customers quote.
             * @example R-104233
             */
            number: string;
            state: components["schemas"]["OrderState"];
            paymentStatus: components["schemas"]["PaymentStatus"];
            site: components["schemas"]["OrderChannel"];
            /** @description First and last name of the recipient. */
            buyerName: string;
            /** @description Receives the emails about the order. */
            email: string;
            /** @description ISO 3166-1 alpha-2, of the shipping address. */
            countryCode: string;
            /** @description Name of the shipping method at that time. */
            shippingMethodName: string;
            /** @description Units, including the free item. */
            itemCount: number;
            /** @description Amount due when it was placed, US dollars. */
            total: number;
            /** @description The part of `total` that has been refunded or is about to be, US dollars. */
            refunded: number;
            /**
             * @description Currency of the amounts in this object.
             * @constant
             */
            currency: "USD";
            /**
             * Format: date-time
             * @description When it was placed, UTC.
             */
            placedAt: string;
            /**
             * Format: date-time
             * @description When it last changed, UTC. Send it back with a change.
             */
            changedAt: string;
        };
        /** @description A page of orders for staff. */
        StaffOrderPage: {
            /** @description Orders on this page. */
            items: components["schemas"]["StaffOrderSummary"][];
            /** @description Page number, counted from 1. */
            currentPage: number;
            /** @description Number of pages that can be read; 0 when there are no entries. */
            totalPages: number;
            /** @description Orders that match, counted up to 10,000. */
            totalCount: number;
            /** @description Whether more orders match than `totalCount` says. Search or choose a period to narrow the list. */
            isTotalCapped: boolean;
            /** @description Page size. */
            perPage: number;
            /** @description All paid orders waiting to be packed. */
            toPackCount: number;
            /** @description All packed orders waiting for the carrier. */
            toShipCount: number;
        };
        /**
         * @description A state that staff can move an order to.
         * @enum {string}
         */
        StaffOrderMoveState: "packed" | "shipped" | "delivered" | "canceled";
        /** @description The account that ordered. */
        StaffOrderBuyer: {
            /** @description The person. */
            userId: string;
            /** @description Their account. */
            accountId: string;
            /** @description Its name now. */
            accountName: string;
            /** @description First and last name now. */
            name: string;
            /** @description Email address they sign in with now. */
            email: string;
            /** @description Price tier now; null unless the account is professional. */
            tier: string | null;
        };
        /** @description A line of an order, with what can still be refunded. */
        StaffOrderLine: {
            /** @description Number of the line in the order. */
            line: number;
            /** @description SKU of the product, which may no longer be sold. */
            sku: string;
            /** @description Full name when it was ordered. */
            name: string;
            /** @description Contents of the pack, as printed on it. */
            size: string;
            /** @description Units ordered. */
            quantity: number;
            /** @description Buyer’s price per unit before discounts, US dollars; 0 for a free item. */
            unitPrice: number;
            /** @description Discount on the line, US dollars. */
            discountAmount: number;
            /** @description The line after discounts, before points, shipping and tax, US dollars. */
            amount: number;
            /** @description Tax on the line, US dollars. */
            tax: number;
            /** @description True for the free item of the order. */
            isFreeItem: boolean;
            /** @description Current picture of the pack; null if the product has none or no longer exists. */
            image: components["schemas"]["Image"] | null;
            /** @description Units refunded so far. */
            refundedQuantity: number;
            /** @description What refunding 1, 2, … of the remaining units pays back, with tax and without the share paid with points, US dollars. Empty when nothing remains or nothing was paid. */
            refundable: number[];
        };
        /** @description An attempt to pay. */
        StaffPaymentAttempt: {
            /** @description Identifies it at the payment provider. */
            paymentId: string;
            status: components["schemas"]["PaymentStatus"];
            /** @description Payment provider. */
            provider: string;
            method: components["schemas"]["PaymentMethod"];
            /** @description Card brand in lower case; null until the provider reports it. */
            brand: string | null;
            /** @description Last four digits of the card; null until the provider reports them. */
            last4: string | null;
            /** @description US dollars. */
            amount: number;
            /** @description Why it failed; null if it did not. */
            failureMessage: string | null;
            /**
             * Format: date-time
             * @description When it began, UTC.
             */
            at: string;
        };
        /** @description A full or partial refund of an order. */
        StaffRefund: {
            /** @description Identifies it at the payment provider. */
            refundId: string;
            /** @description Money that goes back, US dollars. */
            amount: number;
            /** @description The part of `amount` that is for shipping, US dollars. */
            shipping: number;
            /** @description Points spent on the order that are returned. */
            pointsReturned: number;
            /** @description Points earned on the order that are deducted. */
            pointsTaken: number;
            /** @description Units refunded; empty if only shipping was. */
            lines: {
                /** @description Number of the line in the order. */
                line: number;
                /** @description Units. */
                quantity: number;
                /** @description Whether they were restocked. */
                restocked: boolean;
            }[];
            /** @description Whether the payment provider has accepted it. Until then, it is retried. */
            isSent: boolean;
            /** @description Why, as the buyer was told; null without one. */
            reason: string | null;
            /** @description Who made the refund; null for the store itself. */
            staffName: string | null;
            /**
             * Format: date-time
             * @description When it was made, UTC.
             */
            at: string;
        };
        /** @description An entry in the history of an order, and who made it. */
        StaffOrderEvent: {
            state: components["schemas"]["OrderState"];
            /**
             * Format: date-time
             * @description When it happened, UTC.
             */
            at: string;
            /** @description Details for the buyer; null if there are none. */
            note: string | null;
            /** @description Name of the staff member; otherwise `Buyer`, `Payment` or `Store`. */
            by: string;
        };
        /** @description An order with everything staff need to pack, ship, cancel and refund it. */
        StaffOrder: {
            /** @description Identifies the order in other calls. People quote `number`. */
            id: string;
            /**
             * @description The number that customers quote.
             * @example R-104233
             */
            number: string;
            state: components["schemas"]["OrderState"];
            /** @description States that staff can move the order to now with `adminMoveOrder`. Refunding everything that was paid also makes it `refunded`. */
            nextStates: components["schemas"]["StaffOrderMoveState"][];
            site: components["schemas"]["OrderChannel"];
            /**
             * Format: date-time
             * @description When it was placed, UTC.
             */
            placedAt: string;
            /**
             * Format: date-time
             * @description When it was paid, UTC; null before.
             */
            paidAt: string | null;
            /**
             * Format: date-time
             * @description When it last changed, UTC. Send it back with a change.
             */
            changedAt: string;
            /** @description Receives the emails about the order. */
            email: string;
            /** @description For the carrier; null if none was given. */
            phone: string | null;
            /** @description Null for a guest. */
            buyer: components["schemas"]["StaffOrderBuyer"] | null;
            /** @description Line items, the free item last. */
            lines: components["schemas"]["StaffOrderLine"][];
            shippingAddress: components["schemas"]["OrderAddress"];
            billingAddress: components["schemas"]["OrderAddress"];
            /** @description The method as chosen. */
            shippingMethod: {
                /** @description Id of the method, which may no longer be offered. */
                id: string;
                /** @description Its name at that time. */
                name: string;
            };
            orderTotal: components["schemas"]["OrderTotal"];
            /** @description Label for `orderTotal.taxes`. */
            taxLabel: string;
            /** @description The coupon that applied; null without one. */
            couponCode: string | null;
            payment: components["schemas"]["Payment"];
            /** @description All attempts to pay, oldest first. */
            payments: components["schemas"]["StaffPaymentAttempt"][];
            /** @description Refunds, oldest first. */
            refunds: components["schemas"]["StaffRefund"][];
            /** @description Sum of the refunds, US dollars. */
            refunded: number;
            /** @description Money that can still be refunded, US dollars. */
            refundable: number;
            /** @description The part of `refundable` that is for shipping, US dollars. */
            refundableShipping: number;
            /** @description Oldest first. */
            timeline: components["schemas"]["StaffOrderEvent"][];
            /** @description Null until it is known. */
            tracking: components["schemas"]["Tracking"] | null;
            /** @description Null unless the order is paid and on its way, and if its shipping method is no longer known. */
            expectedDelivery: components["schemas"]["ExpectedDelivery"] | null;
            /** @description Points earned on the order. */
            pointsEarned: number;
            /** @description Points spent on the order. */
            pointsSpent: number;
        };
        /** @description A move of an order to another state. */
        OrderMoveInput: {
            state: components["schemas"]["StaffOrderMoveState"];
            /**
             * Format: date-time
             * @description The order’s `changedAt`, as it was read.
             */
            changedAt: string;
            /**
             * @description For `shipped`: the carrier, required with `trackingNumber`.
             * @example UPS
             */
            carrier?: string;
            /**
             * @description For `shipped`: the tracking number, if it is known, required with `carrier`. It can be added later with `adminSetTracking`.
             * @example 1Z999AA10123456784
             */
            trackingNumber?: string;
            /** @description For `canceled`, required: why, in words for the buyer. */
            reason?: string;
        };
        /** @description How to track a package. */
        TrackingInput: {
            /**
             * @description The company that delivers it.
             * @example UPS
             */
            carrier: string;
            /**
             * @description The carrier’s tracking number.
             * @example 1Z999AA10123456784
             */
            trackingNumber: string;
            /**
             * Format: date-time
             * @description The order’s `changedAt`, as it was read.
             */
            changedAt: string;
        };
        /** @description What to refund of a paid order. */
        RefundInput: {
            /** @description Units to refund, with their tax; empty to refund only shipping. */
            lines: {
                /** @description Number of the line in the order. */
                line: number;
                /** @description Units, at most as many as remain. */
                quantity: number;
                /** @description Whether to restock them. */
                restock: boolean;
            }[];
            /** @description Whether to refund shipping too. */
            shipping: boolean;
            /** @description The amount shown to the staff member, US dollars. If the store calculates a different one, the call fails with 409 `order_changed`. */
            amount: number;
            /** @description Why, in words for the buyer. */
            reason?: string;
            /**
             * Format: date-time
             * @description The order’s `changedAt`, as it was read.
             */
            changedAt: string;
        };
        /** @description A person in the staff list. */
        StaffPersonSummary: {
            /** @description The person. */
            userId: string;
            /** @description First and last name. */
            name: string;
            /** @description Email address the person signs in with. */
            email: string;
            /** @description The person’s account. */
            accountId: string;
            /** @description Name of the account. */
            accountName: string;
            /**
             * @description Kind of account; `admin` is the staff account.
             * @enum {string}
             */
            accountType: "professional" | "retail" | "school" | "admin";
            site: components["schemas"]["Site"];
            /**
             * @description `Tier 1` to `Tier 4` set a professional’s prices; null for others.
             * @example Tier 2
             */
            tier: string | null;
            /** @description Whether staff have disabled the person, so they can’t sign in. */
            isDisabled: boolean;
            /**
             * Format: date-time
             * @description When the person registered or was added, UTC.
             */
            createdAt: string;
        };
        /** @description A page of people for staff. */
        StaffPersonPage: {
            /** @description People on this page. */
            items: components["schemas"]["StaffPersonSummary"][];
            /** @description Page number, counted from 1. */
            currentPage: number;
            /** @description Number of pages that can be read; 0 when there are no entries. */
            totalPages: number;
            /** @description People who match, counted up to 10,000. */
            totalCount: number;
            /** @description Whether more people match than `totalCount` says. Search to narrow the list. */
            isTotalCapped: boolean;
            /** @description Page size. */
            perPage: number;
        };
        /** @description The account of a person, as staff see it. */
        StaffPersonAccount: {
            /** @description The person’s account. */
            accountId: string;
            /** @description Name of the account. */
            accountName: string;
            /**
             * @description Kind of account; `admin` is the staff account.
             * @enum {string}
             */
            accountType: "professional" | "retail" | "school" | "admin";
            site: components["schemas"]["Site"];
            /**
             * @description `Tier 1` to `Tier 4` set a professional’s prices; null for others.
             * @example Tier 2
             */
            tier: string | null;
            /** @description Whether the account is excluded from rewards, whatever its tier. */
            exemptForReward: boolean;
            /** @description Whether the account has a store page, once it has a label. */
            hasRetailStore: boolean;
            /** @description Label chosen for its store page, kept even while it has no page; null if none was chosen. */
            storeLabel: string | null;
            /** @description Address of the store page; null without one. */
            storeUrl: string | null;
            /** @description Number of people in the account, disabled ones included. */
            peopleCount: number;
            /**
             * Format: date-time
             * @description When the account was created, UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the account last changed, UTC. Send it back with a change to the account.
             */
            changedAt: string;
        };
        /** @description Someone else in the same account. */
        StaffPersonColleague: {
            /** @description The person. */
            userId: string;
            /** @description First and last name. */
            name: string;
            /** @description Email address the person signs in with. */
            email: string;
            /** @description Whether staff have disabled the person, so they can’t sign in. */
            isDisabled: boolean;
        };
        /** @description A person’s order, for staff. */
        StaffPersonOrder: {
            /** @description Identifies the order in other calls. People quote `number`. */
            id: string;
            /**
             * @description The number that customers quote.
             * @example R-104233
             */
            number: string;
            state: components["schemas"]["OrderState"];
            /** @description Units, including the free item. */
            itemCount: number;
            /** @description Amount due when it was placed, US dollars. */
            total: number;
            /**
             * @description Currency of the amounts in this object.
             * @constant
             */
            currency: "USD";
            /**
             * Format: date-time
             * @description When it was placed, UTC.
             */
            placedAt: string;
        };
        /** @description What is in a person’s cart, for staff. */
        StaffPersonCart: {
            /** @description Units in it. */
            itemCount: number;
            /** @description Different products in it. */
            productCount: number;
            /** @description The coupon that was entered; null without one. */
            couponCode: string | null;
            /**
             * Format: date-time
             * @description When it last changed, UTC.
             */
            changedAt: string;
        };
        /** @description A session of a person, for staff. */
        StaffPersonSession: {
            /** @description Browser and system as they identify themselves, such as `Chrome on Android`; null if unknown. */
            device: string | null;
            /** @description Network of the sign-in, shortened, such as `203.0.113.0/24`; null if it is unknown or not public. */
            network: string | null;
            /**
             * Format: date-time
             * @description When the person signed in there, UTC.
             */
            signedInAt: string;
            /**
             * Format: date-time
             * @description When the token was last renewed, UTC; that happens about every 48 minutes of use.
             */
            lastSeenAt: string;
        };
        /** @description An entry in a points history, for staff. */
        StaffPointsEntry: {
            /** @description Unique identifier. */
            id: string;
            /**
             * Format: date-time
             * @description When it was made, UTC.
             */
            createdAt: string;
            /**
             * @description `returned` returns points spent on something that was canceled or refunded; `adjusted` is any other correction.
             * @enum {string}
             */
            kind: "earned" | "spent" | "returned" | "adjusted";
            /** @description Negative when points were deducted. */
            points: number;
            /** @description The order it is for; null for other entries. */
            orderId: string | null;
            /** @description What it is for, as shown to the person. */
            note: string;
        };
        /** @description An email to a person, without its content. */
        StaffPersonEmail: {
            /**
             * @description Kind of email.
             * @example order-confirmation
             */
            template: string;
            /** @description Recipient. */
            to: string;
            /**
             * @description `failed` emails are not retried automatically.
             * @enum {string}
             */
            state: "waiting" | "sent" | "failed";
            /**
             * Format: date-time
             * @description When it was created, UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the mail server accepted it, UTC; null before.
             */
            sentAt: string | null;
        };
        /** @description Something a staff member viewed or did in a person’s records. */
        StaffAuditEntry: {
            /**
             * Format: date-time
             * @description When, UTC.
             */
            createdAt: string;
            /** @description Email address of the staff member. */
            staffEmail: string;
            /**
             * @description The operation.
             * @example adminUpdateAccount
             */
            action: string;
            /** @description The record. */
            subjectId: string;
        };
        /** @description A person with their account, as staff see it. */
        StaffPerson: {
            /** @description The person. */
            userId: string;
            /** @description First name. */
            firstName: string;
            /** @description Last name. */
            lastName: string;
            /** @description Email address the person signs in with. */
            email: string;
            /** @description Whether the person has opened a link that was sent only to `email`. */
            isEmailConfirmed: boolean;
            /** @description As typed; null if there is none. */
            phone: string | null;
            /** @description ISO 3166-1 alpha-2 code of the person’s country. */
            countryCode: string;
            /**
             * Format: date-time
             * @description When staff disabled the person, UTC; null for people who can sign in.
             */
            disabledAt: string | null;
            /** @description Why, in the staff member’s words; the person does not see it. */
            disabledReason: string | null;
            /** @description Whether the caller can’t disable this person, because they are the caller or staff with `admin:users`. */
            isProtected: boolean;
            /**
             * Format: date-time
             * @description When the person registered or was added, UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the person last changed, UTC. Send it back when you disable or enable the person.
             */
            changedAt: string;
            account: components["schemas"]["StaffPersonAccount"];
            /** @description Other people in the account, oldest first. */
            colleagues: components["schemas"]["StaffPersonColleague"][];
            /** @description Number of the person’s orders. */
            orderCount: number;
            /** @description The most recent orders, newest first. */
            orders: components["schemas"]["StaffPersonOrder"][];
            /** @description Null if it is empty. */
            cart: components["schemas"]["StaffPersonCart"] | null;
            /** @description Number of bundles the person has created. */
            bundleCount: number;
            /** @description Where the person is signed in, newest first. */
            sessions: components["schemas"]["StaffPersonSession"][];
            /** @description Points the person can spend. */
            pointsBalance: number;
            /** @description The most recent entries in the points history, newest first. */
            pointsEntries: components["schemas"]["StaffPointsEntry"][];
            /** @description The most recent emails to the person’s current address, newest first. Old ones are removed some time after they are sent. */
            emails: components["schemas"]["StaffPersonEmail"][];
            /** @description What staff viewed or did, newest first. */
            auditEntries: components["schemas"]["StaffAuditEntry"][];
        };
        /** @description What to change in an account; fields that are left out stay as they are. */
        AccountChange: {
            /** @description The price tier. */
            tier?: number;
            /** @description Whether the account is excluded from rewards. People keep the points they have. */
            exemptForReward?: boolean;
            /** @description Whether the account has a store page, once it has a label. */
            hasRetailStore?: boolean;
            /**
             * Format: date-time
             * @description The account’s `changedAt`, as it was read.
             */
            changedAt: string;
        };
        /** @description Whether a person can sign in. */
        AccessChange: {
            /** @description True to disable the person, false to enable them again. */
            isDisabled: boolean;
            /** @description Required to disable: why, for other staff. The person does not see it. */
            reason?: string;
            /**
             * Format: date-time
             * @description The person’s `changedAt`, as it was read.
             */
            changedAt: string;
        };
        /** @description A correction to a person’s points. */
        PointsCorrection: {
            /** @description Points to add; negative to deduct. Not 0. */
            points: number;
            /** @description Why, in words for the person. */
            reason: string;
        };
        /** @description The result of a points correction. */
        CorrectedPoints: {
            /** @description Points the person can spend now. */
            balance: number;
        };
        /** @description How old the content is that pages show. */
        ContentState: {
            /**
             * @description The store’s own content service, or a hosted space.
             * @enum {string}
             */
            source: "embedded" | "hosted";
            /** @description Seconds since the copy was last in step with the service; null if it never was. */
            ageSeconds: number | null;
            /**
             * Format: date-time
             * @description When that was.
             */
            syncedAt: string | null;
            /** @description Why the last attempt failed; null if it did not. */
            error: string | null;
            /** @description Whether drafts can be previewed. A hosted space needs a preview token. */
            canPreview: boolean;
        };
        /** @description Starts a preview of drafts. */
        ContentPreview: {
            /** @description Path of the store with a signed value, for whoever opens it. */
            url: string;
            /**
             * Format: date-time
             * @description Until when the link can be opened.
             */
            expiresAt: string;
        };
        /** @description An account found by its label. */
        StoreMatch: {
            /** @description The current label. */
            storeLabel: string;
            /** @description The account of the store. */
            accountId: string;
            /** @description Name of the business. */
            accountName: string;
            /** @description Whether it has a store page. */
            hasRetailStore: boolean;
            /** @description Null if the store has none. */
            picture: components["schemas"]["StorePicture"] | null;
        };
        /** @description Accounts whose label starts with the search text. */
        StoreMatches: {
            /** @description Exact match first, then by label. */
            items: components["schemas"]["StoreMatch"][];
        };
        /** @description A person who works at a store. */
        TeamMember: {
            /**
             * @description As clients know them.
             * @example Dana Whitfield
             */
            name: string;
            /**
             * @description What they do.
             * @example Owner, licensed esthetician
             */
            role: string;
        };
        /** @description A bundle on a store page. Its link is open to everybody. */
        StoreBundle: {
            /** @description Opens the bundle. */
            bundleToken: string;
            /** @description As the professional typed it. */
            bundleName: string;
            /** @description Units of the products that visitors can buy. */
            itemCount: number;
            /** @description The first four of these products. */
            products: {
                sku: components["schemas"]["Sku"];
                /** @description Name for cards. */
                shortName: string;
                /** @description Picture of the pack; null while the product has no picture. */
                image: components["schemas"]["Image"] | null;
            }[];
        };
        /** @description A retail store of a professional. */
        Store: {
            /** @description The current label, even when reached by a former one. */
            storeLabel: string;
            /** @description The account of the store. */
            accountId: string;
            /** @description Name of the business. */
            accountName: string;
            /**
             * @description Always true; other accounts have no store page.
             * @constant
             */
            hasRetailStore: true;
            /** @description Null if the store has none. */
            picture: components["schemas"]["StorePicture"] | null;
            /** @description What the business says about itself, plain text; null if it has not written anything. */
            intro: string | null;
            /** @description Who works there, in the order of the business. */
            team: components["schemas"]["TeamMember"][];
            /** @description Listed places with a position, by name. */
            locations: components["schemas"]["RetailLocation"][];
            /** @description Bundles that the business shows to everybody, in its order; those with products for visitors. */
            bundles: components["schemas"]["StoreBundle"][];
        };
        /** @description The label of an account, as its own users see it. */
        StoreLabel: {
            /** @description The account. */
            accountId: string;
            /** @description The current label; null before the first one. */
            storeLabel: string | null;
            /** @description Newest first. They redirect to the current one and stay reserved. */
            formerLabels: string[];
            /** @description Whether the account has a store page. Read-only. */
            hasRetailStore: boolean;
            /** @description URL of the store page; null without a label or a store. */
            url: string | null;
            /** @description Null if the store has none. */
            picture: components["schemas"]["StorePicture"] | null;
        };
        /** @description A new label to replace the current one. */
        StoreLabelUpdate: {
            /** @description The current label. */
            storeLabel: string;
            /**
             * @description a–z, 0–9 and single hyphens inside.
             * @example lumen-skin
             */
            newStoreLabel: string;
        };
        /** @description First label of an account. */
        StoreLabelCreate: {
            /**
             * @description a–z, 0–9 and single hyphens inside.
             * @example lumen-skin
             */
            storeLabel: string;
        };
        /** @description What a business says and shows on its store page, as its own users see it. */
        StoreProfile: {
            /** @description The account. */
            accountId: string;
            /** @description What the business says about itself, plain text; null before it has written anything. */
            intro: string | null;
            /** @description Who works there. */
            team: components["schemas"]["TeamMember"][];
            /** @description The bundles that the page shows to everybody. */
            bundleIds: string[];
        };
        /** @description Replaces the whole profile. */
        StoreProfileUpdate: {
            /** @description Plain text; empty lines separate paragraphs. Null or blank removes it. */
            intro: string | null;
            /** @description In the order in which they are shown. */
            team: components["schemas"]["TeamMember"][];
            /** @description Bundles of the account, in the order in which they are shown. Anyone can open them. */
            bundleIds: string[];
        };
        /** @description A product bought by the caller’s clients. */
        TopProduct: {
            /** @description SKU of the product, which may no longer be sold. */
            sku: string;
            /** @description Full name; the last known one if the product no longer exists. */
            name: string;
            /** @description Short name; the last known one if the product no longer exists. */
            shortName: string;
            /** @description Picture of the pack; null if the product has none or no longer exists. */
            image: components["schemas"]["Image"] | null;
            /** @description Units sold. */
            quantity: number;
            /** @description Number of orders with it. */
            orders: number;
            /** @description Revenue after discounts, before points, shipping and tax, US dollars. */
            revenue: number;
        };
        /** @description The products the caller’s clients bought most. */
        TopProducts: {
            /** @description The requested number of days. */
            days: number;
            /**
             * Format: date-time
             * @description Start of the period, UTC.
             */
            from: string;
            /**
             * Format: date-time
             * @description End of the period, UTC; now.
             */
            to: string;
            /**
             * @description Currency of the amounts in this object.
             * @constant
             */
            currency: "USD";
            /** @description By units sold, most first. */
            items: components["schemas"]["TopProduct"][];
        };
        /** @description One day of a week. */
        SaleBucket: {
            /**
             * Format: date
             * @description The day, in `timezone`.
             */
            date: string;
            /** @description Paid orders of that day, neither canceled nor refunded. */
            orders: number;
            /** @description Units sold, including free items. */
            quantity: number;
            /** @description Amount paid for products, after discounts and points and without shipping and tax, US dollars. */
            revenue: number;
        };
        /** @description Sales to the caller’s clients in a week. */
        WeeklySale: {
            /**
             * @description ISO 8601 week number.
             * @example 2026-W47
             */
            week: string;
            /**
             * Format: date-time
             * @description Monday 00:00 in `timezone`, given in UTC.
             */
            from: string;
            /**
             * Format: date-time
             * @description The first moment of the next week, UTC.
             */
            to: string;
            /**
             * @description IANA time zone in which days begin and end: that of the caller’s first place of business, or `America/Denver` without one.
             * @example America/Denver
             */
            timezone: string;
            /**
             * @description Currency of the amounts in this object.
             * @constant
             */
            currency: "USD";
            /** @description Monday first. */
            buckets: components["schemas"]["SaleBucket"][];
            /** @description Totals of the seven days. */
            total: {
                /** @description Sum of `orders`. */
                orders: number;
                /** @description Sum of `quantity`. */
                quantity: number;
                /** @description Sum of `revenue`, US dollars. */
                revenue: number;
            };
            /** @description Of the week before, US dollars. */
            previousRevenue: number;
        };
        /** @description A product to send. */
        MessageProductCardCreate: {
            /**
             * @description Kind of card.
             * @constant
             */
            kind: "product";
            sku: components["schemas"]["Sku"];
        };
        /** @description A recommendation to send. */
        MessageBundleCardCreate: {
            /**
             * @description Kind of card.
             * @constant
             */
            kind: "bundle";
            /** @description From the link of the bundle. */
            bundleToken: string;
        };
        /** @description A product or a recommendation to send; `kind` says which. */
        MessageCardCreate: components["schemas"]["MessageProductCardCreate"] | components["schemas"]["MessageBundleCardCreate"];
        /** @description A message to send. */
        MessageCreate: {
            /** @description Receiver; must be a linked account or Regen’s care team, otherwise 403 `not_connected`. */
            accountId: string;
            /** @description Stored as written. Without attachments and cards it must not be blank: 422 `message_empty`. */
            message: string;
            /**
             * Format: uuid
             * @description A UUID that the application assigns, to recognize the message in responses and live updates. Only the caller’s account sees it.
             */
            clientId?: string;
            /** @description The caller’s own files, each checked by `messageFileGet` and in no other message. */
            attachmentIds?: string[];
            /** @description Products and recommendations that the caller sees. */
            cards?: components["schemas"]["MessageCardCreate"][];
        };
        /** @description A file in a message. */
        MessageAttachment: {
            /** @description Unique identifier. */
            attachmentId: string;
            /** @description File name for downloads; ends in the extension of its type. */
            name: string;
            /**
             * @description Type of the content.
             * @enum {string}
             */
            contentType: "application/pdf" | "image/png" | "image/jpeg" | "image/webp";
            /** @description Bytes. */
            size: number;
            /** @description Width in pixels for images; otherwise null. */
            width: number | null;
            /** @description Height in pixels for images; otherwise null. */
            height: number | null;
            /** @description Signed, and valid for at least an hour: a path on this host, or an absolute URL. Anyone who has it can read the file. */
            url: string;
            /** @description The same for a WebP thumbnail of at most 640 × 640 pixels; null for files other than pictures. */
            thumbnailUrl: string | null;
        };
        /** @description A product, with the caller’s price. */
        MessageProductCard: {
            /**
             * @description Kind of card.
             * @constant
             */
            kind: "product";
            sku: components["schemas"]["Sku"];
            /** @description Name for cards. */
            name: string;
            /** @description Content of the pack in metric and US units, as printed on it. */
            size: string;
            /** @description Path on this host of a WebP picture of 400 × 500 pixels; null while the product has no picture. */
            imageUrl: string | null;
            price: components["schemas"]["Price"];
            /** @description Whether it is in stock. */
            isAvailable: boolean;
        };
        /** @description A recommendation of a professional. */
        MessageBundleCard: {
            /**
             * @description Kind of card.
             * @constant
             */
            kind: "bundle";
            /** @description Secret part of the link. Anyone who has it can open the bundle. */
            bundleToken: string;
            /** @description As the professional typed it. */
            bundleName: string;
            /** @description Account of the professional. */
            professionalName: string;
            /** @description Path on this host of a WebP picture of 400 × 500 pixels, of its first product in the caller’s channel; null without one. */
            imageUrl: string | null;
            /** @description Total units, counting only products available in the caller’s channel. */
            itemCount: number;
            /** @description Whether the caller’s channel has any of its products. */
            isAvailable: boolean;
        };
        /** @description A product that the caller does not see, or that is no longer sold, or a recommendation whose link no longer works. */
        MessageUnavailableCard: {
            /**
             * @description Kind of card.
             * @constant
             */
            kind: "unavailable";
        };
        /** @description A product or a recommendation in a message; `kind` says which. */
        MessageCard: components["schemas"]["MessageProductCard"] | components["schemas"]["MessageBundleCard"] | components["schemas"]["MessageUnavailableCard"];
        /** @description A message between two accounts, visible to both. */
        Message: {
            /** @description Unique identifier. */
            messageId: string;
            /** @description The UUID that the sending application gave it. Null without one, and for the other party. */
            clientId: string | null;
            /** @description Account of the sender. */
            fromAccountId: string;
            /** @description Account of the receiver. */
            toAccountId: string;
            /** @description Whether the caller’s account sent it. */
            isMine: boolean;
            /** @description Full name of the person who wrote it, as it was then; for Regen’s care team, the first name only. */
            senderName: string;
            /** @description Plain text, as typed. May be empty if there are attachments or cards. */
            message: string;
            /** @description Files, in the sender’s order. */
            attachments: components["schemas"]["MessageAttachment"][];
            /** @description Number of products and recommendations in it. `messageList` and `messageListConversations` return them. */
            cardCount: number;
            /**
             * Format: date-time
             * @description When the server stored it, UTC.
             */
            messageSent: string;
            /** @description Position in the conversation. Later messages have higher numbers; it never changes. */
            seq: number;
            /**
             * Format: date-time
             * @description When the receiver read it, UTC; null until then.
             */
            readAt: string | null;
            /** @description 1 for a message to the caller’s account that no one there has read, otherwise 0. */
            unreadCount: number;
            /** @description Products and recommendations, in the sender’s order, as the caller sees them now. */
            cards: components["schemas"]["MessageCard"][];
        };
        /** @description The other side of a conversation. */
        ChatParty: {
            /** @description The other account. */
            accountId: string;
            /**
             * @description `care` is Regen’s care team, to which every account can write.
             * @enum {string}
             */
            kind: "account" | "care";
            /** @description Current name of that account. */
            accountName: string;
            /** @description The caller blocked this account. */
            isBlocked: boolean;
            /** @description The two are linked, or one of them is Regen’s care team, and the caller has not blocked this account. A block by the other party does not show. */
            canWrite: boolean;
        };
        /** @description Messages of one conversation. */
        ChatMessages: {
            /** @description Newest first. */
            response: components["schemas"]["Message"][];
        };
        /** @description A page of the messages with one other account. */
        Conversation: {
            party: components["schemas"]["ChatParty"];
            messages: components["schemas"]["ChatMessages"];
            /** @description `seq` of the oldest message to the caller’s account that no one there has read; null if all are read. */
            firstUnreadSeq: number | null;
            /** @description Messages to the caller’s account that no one there has read. */
            unreadCount: number;
            /** @description `seq` of the newest message received by any of the other account’s devices, over the live connection or in the response to a call; the caller’s messages after `undeliveredSeq` up to it are delivered. It never goes back. 0 if none. */
            deliveredSeq: number;
            /** @description `seq` of the newest message of the caller before `deliveredSeq` that will never be delivered; 0 if none. Of the messages up to it, only those with a `readAt` are known to have arrived. */
            undeliveredSeq: number;
            /** @description Version of the unread counts of the caller’s account. It grows with each change; counts of a lower version are older. */
            version: number;
            /** @description Page number, counted from 1. */
            currentPage: number;
            /** @description Number of pages; 0 when there are no entries. */
            totalPages: number;
            /** @description Number of messages in the conversation, or of those after `after` and before `before`. */
            totalCount: number;
            /** @description Page size, as requested or the default of the call. */
            perPage: number;
        };
        /** @description The newest message of a conversation. */
        ChatPreview: {
            /** @description One message. */
            response: components["schemas"]["Message"][];
        };
        /** @description A conversation in the list; `messages` holds its newest message. */
        ChatUser: {
            party: components["schemas"]["ChatParty"];
            /** @description Of the newest message. */
            messageId: string;
            /** @description Text of the newest message; empty if it has only attachments or cards. */
            lastMessage: string;
            /**
             * Format: date-time
             * @description When that was sent, UTC.
             */
            lastMessageAt: string;
            /** @description Messages to the caller’s account that no one there has read. */
            unreadCount: number;
            messages: components["schemas"]["ChatPreview"];
        };
        /** @description A page of the conversations of the caller’s account. */
        ChatLogs: {
            /** @description Newest message first. */
            users: components["schemas"]["ChatUser"][];
            /** @description Regen’s care team, on every page, even before the first message; null for the care team itself. */
            care: components["schemas"]["ChatParty"] | null;
            /** @description Number of conversations. */
            totalCount: number;
            /** @description Unread messages in all conversations. */
            unreadCount: number;
            /** @description Version of the unread counts of the caller’s account. It grows with each change; counts of a lower version are older. */
            version: number;
            /** @description Page number, counted from 1. */
            currentPage: number;
            /** @description Number of pages; 0 when there are no entries. */
            totalPages: number;
            /** @description Page size, as requested or the default of the call. */
            perPage: number;
        };
        /** @description A message without its cards, as the live connection and searches carry it. */
        MessageContent: {
            /** @description Unique identifier. */
            messageId: string;
            /** @description The UUID that the sending application gave it. Null without one, and for the other party. */
            clientId: string | null;
            /** @description Account of the sender. */
            fromAccountId: string;
            /** @description Account of the receiver. */
            toAccountId: string;
            /** @description Whether the caller’s account sent it. */
            isMine: boolean;
            /** @description Full name of the person who wrote it, as it was then; for Regen’s care team, the first name only. */
            senderName: string;
            /** @description Plain text, as typed. May be empty if there are attachments or cards. */
            message: string;
            /** @description Files, in the sender’s order. */
            attachments: components["schemas"]["MessageAttachment"][];
            /** @description Number of products and recommendations in it. `messageList` and `messageListConversations` return them. */
            cardCount: number;
            /**
             * Format: date-time
             * @description When the server stored it, UTC.
             */
            messageSent: string;
            /** @description Position in the conversation. Later messages have higher numbers; it never changes. */
            seq: number;
            /**
             * Format: date-time
             * @description When the receiver read it, UTC; null until then.
             */
            readAt: string | null;
            /** @description 1 for a message to the caller’s account that no one there has read, otherwise 0. */
            unreadCount: number;
        };
        /** @description A message found by a search, and the other side of its conversation. */
        FoundMessage: {
            party: components["schemas"]["ChatParty"];
            message: components["schemas"]["MessageContent"];
        };
        /** @description A page of found messages, and the accounts whose names match. */
        FoundMessagePage: {
            /**
             * @description Accounts whose name has, for each word of the search, a word that begins with it; by name. Only those that the caller’s account has a
             *     conversation with or may message. Only on the first page, and not counted.
             */
            parties: components["schemas"]["ChatParty"][];
            /** @description Newest first. */
            items: components["schemas"]["FoundMessage"][];
            /** @description Page number, counted from 1. */
            currentPage: number;
            /** @description Number of pages; 0 when there are no entries. */
            totalPages: number;
            /** @description Number of entries on all pages. */
            totalCount: number;
            /** @description Page size, as requested or the default of the call. */
            perPage: number;
        };
        /**
         * @description Why an account is blocked. Visible to the account that blocks it and to staff.
         * @enum {string}
         */
        BlockReason: "spam" | "harassment" | "inappropriate" | "other";
        /** @description An account that the caller’s account blocks. */
        BlockedParty: {
            party: components["schemas"]["ChatParty"];
            reason: components["schemas"]["BlockReason"];
            /** @description More details, as typed; null if there are none. */
            information: string | null;
            /**
             * Format: date-time
             * @description When it was blocked, UTC.
             */
            since: string;
        };
        /** @description A page of the accounts that the caller’s account blocks. */
        BlockedPage: {
            /** @description Most recently blocked first. */
            items: components["schemas"]["BlockedParty"][];
            /** @description Page number, counted from 1. */
            currentPage: number;
            /** @description Number of pages; 0 when there are no entries. */
            totalPages: number;
            /** @description Number of entries on all pages. */
            totalCount: number;
            /** @description Page size, as requested or the default of the call. */
            perPage: number;
        };
        /** @description A page of the accounts that the caller’s account can write to. */
        ContactPage: {
            /** @description By name. */
            items: components["schemas"]["ChatParty"][];
            /** @description Page number, counted from 1. */
            currentPage: number;
            /** @description Number of pages; 0 when there are no entries. */
            totalPages: number;
            /** @description Number of entries on all pages. */
            totalCount: number;
            /** @description Page size, as requested or the default of the call. */
            perPage: number;
        };
        /** @description Why an account is being blocked. Never shown to the blocked account. */
        BlockCreate: {
            reason: components["schemas"]["BlockReason"];
            /** @description More details, visible to the caller’s account and to staff. */
            information?: string;
        };
        /** @description Whether the caller’s account blocks another one. */
        BlockState: {
            /** @description The other account. */
            accountId: string;
            /** @description State after this call. */
            isBlocked: boolean;
        };
        /** @description How far a conversation has been read. */
        MessageRead: {
            /** @description The newest message seen. Without it, all messages are marked as read. */
            messageId?: string;
        };
        /** @description What remains unread in a conversation. */
        ReadState: {
            /** @description The other account. */
            accountId: string;
            /** @description Messages to the caller’s account that remain unread. */
            unreadCount: number;
        };
        /**
         * @description A message between two accounts, as seen by the account that receives this update. Messages may arrive out of order or more than once:
         *     `message.seq` is the position of each in its conversation.
         */
        LiveChatMessage: {
            /**
             * @description Kind of live message.
             * @constant
             */
            key: "message";
            /** @description The other account of the conversation. */
            accountId: string;
            message: components["schemas"]["MessageContent"];
            /** @description Unread messages in this conversation, including this one. */
            unreadCount: number;
            /** @description Unread messages in all conversations. */
            totalUnreadCount: number;
            /** @description Version of this account’s unread counts. It grows with each change; counts of a lower version are older. */
            version: number;
        };
        /** @description Either side has read a conversation up to a message. */
        LiveMessageRead: {
            /**
             * @description Kind of live message.
             * @constant
             */
            key: "messageRead";
            /** @description The other account of the conversation. */
            accountId: string;
            /** @description The account that read it. */
            readerAccountId: string;
            /** @description `seq` of the newest message that was read. */
            seq: number;
            /**
             * Format: date-time
             * @description When it was read, UTC.
             */
            readAt: string;
            /** @description Messages in this conversation that the account receiving this update has not read. */
            unreadCount: number;
            /** @description Unread messages in all conversations. */
            totalUnreadCount: number;
            /** @description Version of this account’s unread counts. It grows with each change; counts of a lower version are older. */
            version: number;
        };
        /** @description A device of the other account has received the messages up to `seq`. */
        LiveMessageDelivered: {
            /**
             * @description Kind of live message.
             * @constant
             */
            key: "messageDelivered";
            /** @description The other account of the conversation. */
            accountId: string;
            /** @description `seq` of the newest message that was received. */
            seq: number;
        };
        /** @description The person’s account has blocked or unblocked another one, on this device or another. The other account is not notified. */
        LiveMessageBlock: {
            /**
             * @description Kind of live message.
             * @constant
             */
            key: "messageBlock";
            /** @description The other account. */
            accountId: string;
            /** @description Whether it is blocked now. */
            isBlocked: boolean;
        };
        /** @description Someone in the other account is typing. Valid for five seconds. */
        LiveTyping: {
            /**
             * @description Kind of live message.
             * @constant
             */
            key: "typing";
            /** @description The other account of the conversation. */
            accountId: string;
            /** @description Full name of the person who is typing. */
            senderName: string;
        };
        /** @description The person’s cart has changed, on this device or another. */
        LiveCart: {
            /**
             * @description Kind of live message.
             * @constant
             */
            key: "cart";
            /** @description The cart. */
            cartId: string;
            /** @description Its new version. */
            version: number;
        };
        /** @description The person placed an order, or its status has changed. */
        LiveOrder: {
            /**
             * @description Kind of live message.
             * @constant
             */
            key: "order";
            /** @description The order. */
            orderId: string;
            status: components["schemas"]["OrderState"];
        };
        /** @description The person’s points have changed. */
        LiveRewards: {
            /**
             * @description Kind of live message.
             * @constant
             */
            key: "rewards";
        };
        /** @description The person’s account has changed, for example its tier and with it the prices. */
        LiveAccount: {
            /**
             * @description Kind of live message.
             * @constant
             */
            key: "account";
        };
        /** @description Someone has opened one of this professional’s bundles. */
        LiveBundleOpened: {
            /**
             * @description Kind of live message.
             * @constant
             */
            key: "bundleOpened";
            /** @description The bundle. */
            bundleId: string;
        };
        /** @description The status of the person’s application has changed. */
        LiveApplication: {
            /**
             * @description Kind of live message.
             * @constant
             */
            key: "application";
            status: components["schemas"]["ApplicationStatus"];
        };
        /** @description The stock of watched products has changed. The product itself says what the caller may see of it. */
        LiveStock: {
            /**
             * @description Kind of live message.
             * @constant
             */
            key: "stock";
            /** @description Those of the watched products that changed. */
            skus: string[];
        };
        /** @description The seats of a watched class have changed. */
        LiveSeats: {
            /**
             * @description Kind of live message.
             * @constant
             */
            key: "seats";
            /** @description The class. */
            courseId: string;
            /** @description Seats left; 0 if there is a waitlist. */
            seatsLeft: number;
        };
        /** @description The session of this connection has ended; the connection closes with 4401. */
        LiveSession: {
            /**
             * @description Kind of live message.
             * @constant
             */
            key: "session";
            /**
             * @description Why it ended.
             * @enum {string}
             */
            reason: "signed_out" | "revoked" | "expired";
        };
        /** @description The picture of a store and the status of its latest upload. */
        StorePictureState: {
            /** @description The account of the store. */
            accountId: string;
            /**
             * @description `waiting` for the file, `refused` when it was not a picture.
             * @enum {string}
             */
            state: "none" | "waiting" | "ready" | "refused";
            /** @description Why it was refused, as a sentence for display; otherwise null. */
            reason: string | null;
            /** @description The picture currently shown, also during or after a failed upload; null if there is none. */
            picture: components["schemas"]["StorePicture"] | null;
        };
        /** @description The picture to be uploaded. */
        UploadCreate: {
            /**
             * @description Must match the content of the file.
             * @enum {string}
             */
            contentType: "image/png" | "image/jpeg" | "image/webp";
            /** @description Exact size in bytes. */
            size: number;
        };
        /** @description A signed address for one file of one content type and size. */
        Upload: {
            /** @description Unique identifier. */
            uploadId: string;
            /** @description Where the file goes, once, by PUT. */
            url: string;
            /**
             * @description HTTP method for the file.
             * @constant
             */
            method: "PUT";
            /** @description Must be sent with the file as they are. */
            headers: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description When the URL expires, UTC: after ten minutes.
             */
            expiresAt: string;
        };
        /** @description A file to be sent in a message. */
        MessageFileCreate: {
            /** @description File name. Unsafe characters are removed. */
            name: string;
            /**
             * @description Must match the content of the file.
             * @enum {string}
             */
            contentType: "application/pdf" | "image/png" | "image/jpeg" | "image/webp";
            /** @description Exact size in bytes: at most 10 MB for a PDF, 5 MB for a picture, otherwise 422 `file_invalid`. */
            size: number;
        };
        /** @description A signed URL for one file of one content type and size. */
        MessageUpload: {
            /** @description Identifies the file in other calls. */
            attachmentId: string;
            /** @description Single-use upload URL (PUT). */
            url: string;
            /**
             * @description HTTP method for the file.
             * @constant
             */
            method: "PUT";
            /** @description Headers to send with the file, unchanged. */
            headers: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description When the URL expires, UTC: after ten minutes.
             */
            expiresAt: string;
        };
        /** @description A file and its state. */
        MessageFileState: {
            /** @description Identifies the file in other calls. */
            attachmentId: string;
            /**
             * @description `waiting` for the upload, `ready` to send or already sent, `refused` if its content cannot be sent or it did not arrive in time.
             * @enum {string}
             */
            state: "waiting" | "ready" | "refused";
            /** @description Why it was refused, as a sentence for display; otherwise null. */
            reason: string | null;
            /** @description The file as it is sent; null unless it is ready. */
            attachment: components["schemas"]["MessageAttachment"] | null;
        };
    };
    responses: {
        /**
         * @description `validation_failed`: A parameter or a field of the body violates the contract. `details` names each one.
         *     `malformed_json`: The body cannot be parsed.
         *     `bad_request`: The body arrived incomplete, or its length does not match `Content-Length`.
         */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/docs/api/errors#validation_failed",
                 *       "title": "Some fields are not valid.",
                 *       "status": 400,
                 *       "detail": "Some fields are not valid.",
                 *       "code": "validation_failed",
                 *       "message": "Some fields are not valid.",
                 *       "requestId": "req_01HZX0",
                 *       "details": [
                 *         {
                 *           "path": "/quantity",
                 *           "message": "must be at least 1",
                 *           "code": "minimum"
                 *         }
                 *       ]
                 *     }
                 */
                "application/problem+json": components["schemas"]["Error"] & {
                    /** @description Which of these it is. A later version may have more. */
                    code?: ("validation_failed" | "malformed_json" | "bad_request") | string;
                };
            };
        };
        /** @description `body_too_large`: The body has more bytes than this operation accepts. */
        BodyTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/docs/api/errors#body_too_large",
                 *       "title": "The body is too large.",
                 *       "status": 413,
                 *       "detail": "The body is too large.",
                 *       "code": "body_too_large",
                 *       "message": "The body is too large.",
                 *       "requestId": "req_01HZX0"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Error"] & {
                    /** @description Which of these it is. A later version may have more. */
                    code?: "body_too_large" | string;
                };
            };
        };
        /** @description `unsupported_media_type`: The operation does not accept this `Content-Type`. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/docs/api/errors#unsupported_media_type",
                 *       "title": "This call does not accept a body of this type.",
                 *       "status": 415,
                 *       "detail": "This call does not accept a body of this type.",
                 *       "code": "unsupported_media_type",
                 *       "message": "This call does not accept a body of this type.",
                 *       "requestId": "req_01HZX0"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Error"] & {
                    /** @description Which of these it is. A later version may have more. */
                    code?: "unsupported_media_type" | string;
                };
            };
        };
        /** @description `rate_limited`: A limit on attempts was reached. `Retry-After` says how many seconds to wait. */
        RateLimited: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/docs/api/errors#rate_limited",
                 *       "title": "Too many attempts. Wait a moment and try again.",
                 *       "status": 429,
                 *       "detail": "Too many attempts. Wait a moment and try again.",
                 *       "code": "rate_limited",
                 *       "message": "Too many attempts. Wait a moment and try again.",
                 *       "requestId": "req_01HZX0"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Error"] & {
                    /** @description Which of these it is. A later version may have more. */
                    code?: "rate_limited" | string;
                };
            };
        };
        /** @description `internal_error`: A server error. Safe to retry with the same `Idempotency-Key`. */
        InternalError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/docs/api/errors#internal_error",
                 *       "title": "Something went wrong on our side.",
                 *       "status": 500,
                 *       "detail": "Something went wrong on our side.",
                 *       "code": "internal_error",
                 *       "message": "Something went wrong on our side.",
                 *       "requestId": "req_01HZX0"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Error"] & {
                    /** @description Which of these it is. A later version may have more. */
                    code?: "internal_error" | string;
                };
            };
        };
        /**
         * @description `database_unavailable`: The database cannot be reached. `Retry-After` says how many seconds to wait.
         *     `disk_full`: There is no disk space left to save anything. `Retry-After` says how many seconds to wait.
         */
        ServiceUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/docs/api/errors#database_unavailable",
                 *       "title": "The store is restarting. Try again in a moment.",
                 *       "status": 503,
                 *       "detail": "The store is restarting. Try again in a moment.",
                 *       "code": "database_unavailable",
                 *       "message": "The store is restarting. Try again in a moment.",
                 *       "requestId": "req_01HZX0"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Error"] & {
                    /** @description Which of these it is. A later version may have more. */
                    code?: ("database_unavailable" | "disk_full") | string;
                };
            };
        };
        /**
         * @description `unauthorized`: The call has no valid client key or session, or it requires a signed-in person.
         *     `session_expired`: The session token is older than an hour and was not refreshed.
         *     `session_revoked`: The person signed out, ended this session on another device, or changed the password.
         */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/docs/api/errors#unauthorized",
                 *       "title": "Sign in first.",
                 *       "status": 401,
                 *       "detail": "Sign in first.",
                 *       "code": "unauthorized",
                 *       "message": "Sign in first.",
                 *       "requestId": "req_01HZX0"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Error"] & {
                    /** @description Which of these it is. A later version may have more. */
                    code?: ("unauthorized" | "session_expired" | "session_revoked") | string;
                };
            };
        };
        /** @description `forbidden`: The caller is known, but may not do this or see this record. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/docs/api/errors#forbidden",
                 *       "title": "You do not have access to this.",
                 *       "status": 403,
                 *       "detail": "You do not have access to this.",
                 *       "code": "forbidden",
                 *       "message": "You do not have access to this.",
                 *       "requestId": "req_01HZX0"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Error"] & {
                    /** @description Which of these it is. A later version may have more. */
                    code?: "forbidden" | string;
                };
            };
        };
        /** @description `not_found`: There is no such record for this caller, either because it does not exist or because it belongs to someone else. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/docs/api/errors#not_found",
                 *       "title": "There is nothing at this path.",
                 *       "status": 404,
                 *       "detail": "There is nothing at this path.",
                 *       "code": "not_found",
                 *       "message": "There is nothing at this path.",
                 *       "requestId": "req_01HZX0"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Error"] & {
                    /** @description Which of these it is. A later version may have more. */
                    code?: "not_found" | string;
                };
            };
        };
        /** @description `password_too_weak`: The password is too easy to guess, or too similar to the email address. `details` says why. */
        PasswordTooWeak: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/docs/api/errors#password_too_weak",
                 *       "title": "Choose a stronger password.",
                 *       "status": 422,
                 *       "detail": "Choose a stronger password.",
                 *       "code": "password_too_weak",
                 *       "message": "Choose a stronger password.",
                 *       "requestId": "req_01HZX0"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Error"] & {
                    /** @description Which of these it is. A later version may have more. */
                    code?: "password_too_weak" | string;
                };
            };
        };
        /** @description The response that the caller has is still current. */
        NotModified: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description `review_not_open`: The order was not delivered yet, or was canceled or refunded. */
        ReviewNotOpen: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/docs/api/errors#review_not_open",
                 *       "title": "You can review your products once they have been delivered.",
                 *       "status": 422,
                 *       "detail": "You can review your products once they have been delivered.",
                 *       "code": "review_not_open",
                 *       "message": "You can review your products once they have been delivered.",
                 *       "requestId": "req_01HZX0"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Error"] & {
                    /** @description Which of these it is. A later version may have more. */
                    code?: "review_not_open" | string;
                };
            };
        };
        /** @description `review_changed`: Its writer has edited it since, so the decision or reply is not about the current text. */
        ReviewChanged: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/docs/api/errors#review_changed",
                 *       "title": "The review has changed since you read it. Read it again.",
                 *       "status": 409,
                 *       "detail": "The review has changed since you read it. Read it again.",
                 *       "code": "review_changed",
                 *       "message": "The review has changed since you read it. Read it again.",
                 *       "requestId": "req_01HZX0"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Error"] & {
                    /** @description Which of these it is. A later version may have more. */
                    code?: "review_changed" | string;
                };
            };
        };
        /** @description `idempotency_key_reuse`: The same key was sent with a different body within 24 hours. */
        IdempotencyKeyReuse: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/docs/api/errors#idempotency_key_reuse",
                 *       "title": "This Idempotency-Key was used for another request.",
                 *       "status": 409,
                 *       "detail": "This Idempotency-Key was used for another request.",
                 *       "code": "idempotency_key_reuse",
                 *       "message": "This Idempotency-Key was used for another request.",
                 *       "requestId": "req_01HZX0"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Error"] & {
                    /** @description Which of these it is. A later version may have more. */
                    code?: "idempotency_key_reuse" | string;
                };
            };
        };
        /** @description The cart changed since the version in `If-Match`; nothing was written. */
        CartChanged: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["CartConflict"] & {
                    /** @description Which of these it is. A later version may have more. */
                    code?: "version_conflict" | string;
                };
            };
        };
        /** @description `address_invalid`: Region, ZIP code and country do not match. `details` names the fields. */
        AddressInvalid: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/docs/api/errors#address_invalid",
                 *       "title": "We can't deliver to this address as written.",
                 *       "status": 422,
                 *       "detail": "We can't deliver to this address as written.",
                 *       "code": "address_invalid",
                 *       "message": "We can't deliver to this address as written.",
                 *       "requestId": "req_01HZX0"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Error"] & {
                    /** @description Which of these it is. A later version may have more. */
                    code?: "address_invalid" | string;
                };
            };
        };
        /** @description `destination_invalid`: The country, region and postal code of the destination do not match. `details` names the field. */
        DestinationInvalid: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/docs/api/errors#destination_invalid",
                 *       "title": "This destination is incomplete.",
                 *       "status": 422,
                 *       "detail": "This destination is incomplete.",
                 *       "code": "destination_invalid",
                 *       "message": "This destination is incomplete.",
                 *       "requestId": "req_01HZX0"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Error"] & {
                    /** @description Which of these it is. A later version may have more. */
                    code?: "destination_invalid" | string;
                };
            };
        };
        /** @description The payment was declined. The order is kept and can be paid again. */
        PaymentRequired: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["PaymentError"] & {
                    /** @description Which of these it is. A later version may have more. */
                    code?: ("card_declined" | "insufficient_funds" | "expired_card" | "incorrect_cvc" | "processing_error" | "authentication_failed" | "payment_closed" | "token_unknown" | "token_used") | string;
                };
            };
        };
        /** @description `coupon_not_usable`: The coupon was used before, or its conditions are no longer met. */
        CouponNotUsable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/docs/api/errors#coupon_not_usable",
                 *       "title": "This coupon cannot be used for this order. Order without it.",
                 *       "status": 409,
                 *       "detail": "This coupon cannot be used for this order. Order without it.",
                 *       "code": "coupon_not_usable",
                 *       "message": "This coupon cannot be used for this order. Order without it.",
                 *       "requestId": "req_01HZX0"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Error"] & {
                    /** @description Which of these it is. A later version may have more. */
                    code?: "coupon_not_usable" | string;
                };
            };
        };
        /** @description `challenge_answered`: A 3-D Secure challenge can be answered only once. */
        ChallengeAnswered: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/docs/api/errors#challenge_answered",
                 *       "title": "This challenge has already been answered.",
                 *       "status": 409,
                 *       "detail": "This challenge has already been answered.",
                 *       "code": "challenge_answered",
                 *       "message": "This challenge has already been answered.",
                 *       "requestId": "req_01HZX0"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Error"] & {
                    /** @description Which of these it is. A later version may have more. */
                    code?: "challenge_answered" | string;
                };
            };
        };
        /** @description `rewards_not_available`: The account cannot earn or spend points; the entry in `details` has the reason as its code. */
        RewardsNotAvailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/docs/api/errors#rewards_not_available",
                 *       "title": "REGEN rewards is not available for your account.",
                 *       "status": 422,
                 *       "detail": "REGEN rewards is not available for your account.",
                 *       "code": "rewards_not_available",
                 *       "message": "REGEN rewards is not available for your account.",
                 *       "requestId": "req_01HZX0"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Error"] & {
                    /** @description Which of these it is. A later version may have more. */
                    code?: "rewards_not_available" | string;
                };
            };
        };
        /** @description `current_password_wrong`: The current password in the body is wrong. */
        CurrentPasswordWrong: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/docs/api/errors#current_password_wrong",
                 *       "title": "The current password is incorrect.",
                 *       "status": 422,
                 *       "detail": "The current password is incorrect.",
                 *       "code": "current_password_wrong",
                 *       "message": "The current password is incorrect.",
                 *       "requestId": "req_01HZX0"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Error"] & {
                    /** @description Which of these it is. A later version may have more. */
                    code?: "current_password_wrong" | string;
                };
            };
        };
        /** @description `email_taken`: Another account uses this email address. */
        EmailTaken: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/docs/api/errors#email_taken",
                 *       "title": "There is already an account with this email. Sign in, or reset the password.",
                 *       "status": 409,
                 *       "detail": "There is already an account with this email. Sign in, or reset the password.",
                 *       "code": "email_taken",
                 *       "message": "There is already an account with this email. Sign in, or reset the password.",
                 *       "requestId": "req_01HZX0"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Error"] & {
                    /** @description Which of these it is. A later version may have more. */
                    code?: "email_taken" | string;
                };
            };
        };
        /** @description `email_change_link_invalid`: The link that confirms a change of the email address is unknown, more than 24 hours old, or of a change that is done or canceled. */
        EmailChangeLinkInvalid: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/docs/api/errors#email_change_link_invalid",
                 *       "title": "This link is no longer valid. Request the change again in your profile.",
                 *       "status": 422,
                 *       "detail": "This link is no longer valid. Request the change again in your profile.",
                 *       "code": "email_change_link_invalid",
                 *       "message": "This link is no longer valid. Request the change again in your profile.",
                 *       "requestId": "req_01HZX0"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Error"] & {
                    /** @description Which of these it is. A later version may have more. */
                    code?: "email_change_link_invalid" | string;
                };
            };
        };
        /** @description `push_not_possible`: The endpoint of the subscription belongs to no known push service, or its key is not valid. */
        PushNotPossible: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/docs/api/errors#push_not_possible",
                 *       "title": "Notifications can't be sent to this browser.",
                 *       "status": 422,
                 *       "detail": "Notifications can't be sent to this browser.",
                 *       "code": "push_not_possible",
                 *       "message": "Notifications can't be sent to this browser.",
                 *       "requestId": "req_01HZX0"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Error"] & {
                    /** @description Which of these it is. A later version may have more. */
                    code?: "push_not_possible" | string;
                };
            };
        };
        /** @description `location_invalid`: The address, hours or contact details are inconsistent. `details` names the fields. */
        LocationInvalid: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/docs/api/errors#location_invalid",
                 *       "title": "Some details of this location are not valid.",
                 *       "status": 422,
                 *       "detail": "Some details of this location are not valid.",
                 *       "code": "location_invalid",
                 *       "message": "Some details of this location are not valid.",
                 *       "requestId": "req_01HZX0"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Error"] & {
                    /** @description Which of these it is. A later version may have more. */
                    code?: "location_invalid" | string;
                };
            };
        };
        /** @description `postal_code_unknown`: The store locator has no position for this postal code. */
        PostalCodeUnknown: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/docs/api/errors#postal_code_unknown",
                 *       "title": "We don't recognize this postal code. Try one nearby.",
                 *       "status": 422,
                 *       "detail": "We don't recognize this postal code. Try one nearby.",
                 *       "code": "postal_code_unknown",
                 *       "message": "We don't recognize this postal code. Try one nearby.",
                 *       "requestId": "req_01HZX0"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Error"] & {
                    /** @description Which of these it is. A later version may have more. */
                    code?: "postal_code_unknown" | string;
                };
            };
        };
        /** @description `favorites_full`: A person can keep a limited number of favorites. */
        FavoritesFull: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/docs/api/errors#favorites_full",
                 *       "title": "Your favorites are full. Remove one to add another.",
                 *       "status": 422,
                 *       "detail": "Your favorites are full. Remove one to add another.",
                 *       "code": "favorites_full",
                 *       "message": "Your favorites are full. Remove one to add another.",
                 *       "requestId": "req_01HZX0"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Error"] & {
                    /** @description Which of these it is. A later version may have more. */
                    code?: "favorites_full" | string;
                };
            };
        };
        /** @description `wrong_channel`: The operation is for accounts of another channel, such as professionals. */
        WrongChannel: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/docs/api/errors#wrong_channel",
                 *       "title": "This is not available for your account.",
                 *       "status": 403,
                 *       "detail": "This is not available for your account.",
                 *       "code": "wrong_channel",
                 *       "message": "This is not available for your account.",
                 *       "requestId": "req_01HZX0"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Error"] & {
                    /** @description Which of these it is. A later version may have more. */
                    code?: "wrong_channel" | string;
                };
            };
        };
        /** @description `course_started`: Once a course has started, it is too late to register or to cancel. */
        CourseStarted: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/docs/api/errors#course_started",
                 *       "title": "This course has already started.",
                 *       "status": 409,
                 *       "detail": "This course has already started.",
                 *       "code": "course_started",
                 *       "message": "This course has already started.",
                 *       "requestId": "req_01HZX0"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Error"] & {
                    /** @description Which of these it is. A later version may have more. */
                    code?: "course_started" | string;
                };
            };
        };
        /** @description `topic_not_complete`: At least one lesson of the topic has not been passed. */
        TopicNotComplete: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/docs/api/errors#topic_not_complete",
                 *       "title": "Pass every lesson of this topic to get its certificate.",
                 *       "status": 409,
                 *       "detail": "Pass every lesson of this topic to get its certificate.",
                 *       "code": "topic_not_complete",
                 *       "message": "Pass every lesson of this topic to get its certificate.",
                 *       "requestId": "req_01HZX0"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Error"] & {
                    /** @description Which of these it is. A later version may have more. */
                    code?: "topic_not_complete" | string;
                };
            };
        };
        /** @description `not_a_retail_account`: Only retail accounts can become clients. */
        NotARetailAccount: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/docs/api/errors#not_a_retail_account",
                 *       "title": "This address belongs to a professional or school account, which cannot become a client.",
                 *       "status": 422,
                 *       "detail": "This address belongs to a professional or school account, which cannot become a client.",
                 *       "code": "not_a_retail_account",
                 *       "message": "This address belongs to a professional or school account, which cannot become a client.",
                 *       "requestId": "req_01HZX0"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Error"] & {
                    /** @description Which of these it is. A later version may have more. */
                    code?: "not_a_retail_account" | string;
                };
            };
        };
        /** @description `sign_in_as_invited`: Only the account with the invited address can accept the invitation. */
        SignInAsInvited: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/docs/api/errors#sign_in_as_invited",
                 *       "title": "The invited address already has an account. Sign in to it first.",
                 *       "status": 403,
                 *       "detail": "The invited address already has an account. Sign in to it first.",
                 *       "code": "sign_in_as_invited",
                 *       "message": "The invited address already has an account. Sign in to it first.",
                 *       "requestId": "req_01HZX0"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Error"] & {
                    /** @description Which of these it is. A later version may have more. */
                    code?: "sign_in_as_invited" | string;
                };
            };
        };
        /** @description `token_mismatch`: The token in the body does not belong to the bundle. */
        TokenMismatch: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/docs/api/errors#token_mismatch",
                 *       "title": "This link belongs to another bundle.",
                 *       "status": 422,
                 *       "detail": "This link belongs to another bundle.",
                 *       "code": "token_mismatch",
                 *       "message": "This link belongs to another bundle.",
                 *       "requestId": "req_01HZX0"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Error"] & {
                    /** @description Which of these it is. A later version may have more. */
                    code?: "token_mismatch" | string;
                };
            };
        };
        /** @description `client_not_linked`: At least one recipient is not a client of the sender. `details` names each one. */
        ClientNotLinked: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/docs/api/errors#client_not_linked",
                 *       "title": "A bundle can only be sent to your own clients.",
                 *       "status": 422,
                 *       "detail": "A bundle can only be sent to your own clients.",
                 *       "code": "client_not_linked",
                 *       "message": "A bundle can only be sent to your own clients.",
                 *       "requestId": "req_01HZX0"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Error"] & {
                    /** @description Which of these it is. A later version may have more. */
                    code?: "client_not_linked" | string;
                };
            };
        };
        /** @description `order_changed`: A staff member, the buyer or a payment changed it first, or the order can't move to that state. */
        OrderChanged: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/docs/api/errors#order_changed",
                 *       "title": "The order has changed since you read it. Read it again.",
                 *       "status": 409,
                 *       "detail": "The order has changed since you read it. Read it again.",
                 *       "code": "order_changed",
                 *       "message": "The order has changed since you read it. Read it again.",
                 *       "requestId": "req_01HZX0"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Error"] & {
                    /** @description Which of these it is. A later version may have more. */
                    code?: "order_changed" | string;
                };
            };
        };
        /** @description `order_not_refundable`: Nothing was paid for it, or fewer units are left to refund than were requested; the message says which. */
        OrderNotRefundable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/docs/api/errors#order_not_refundable",
                 *       "title": "This can't be refunded.",
                 *       "status": 422,
                 *       "detail": "This can't be refunded.",
                 *       "code": "order_not_refundable",
                 *       "message": "This can't be refunded.",
                 *       "requestId": "req_01HZX0"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Error"] & {
                    /** @description Which of these it is. A later version may have more. */
                    code?: "order_not_refundable" | string;
                };
            };
        };
        /** @description `points_insufficient`: The points to spend exceed the balance. */
        PointsInsufficient: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/docs/api/errors#points_insufficient",
                 *       "title": "You do not have that many points.",
                 *       "status": 422,
                 *       "detail": "You do not have that many points.",
                 *       "code": "points_insufficient",
                 *       "message": "You do not have that many points.",
                 *       "requestId": "req_01HZX0"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Error"] & {
                    /** @description Which of these it is. A later version may have more. */
                    code?: "points_insufficient" | string;
                };
            };
        };
        /** @description `preview_unavailable`: The content is in a hosted space, and the server has no preview token for it. */
        PreviewUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/docs/api/errors#preview_unavailable",
                 *       "title": "Drafts can’t be previewed. Ask your developers to set a preview token.",
                 *       "status": 409,
                 *       "detail": "Drafts can’t be previewed. Ask your developers to set a preview token.",
                 *       "code": "preview_unavailable",
                 *       "message": "Drafts can’t be previewed. Ask your developers to set a preview token.",
                 *       "requestId": "req_01HZX0"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Error"] & {
                    /** @description Which of these it is. A later version may have more. */
                    code?: "preview_unavailable" | string;
                };
            };
        };
        /** @description `cart_full`: A cart can hold a limited number of different products. */
        CartFull: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/docs/api/errors#cart_full",
                 *       "title": "Your cart is full. Remove a product to add another.",
                 *       "status": 422,
                 *       "detail": "Your cart is full. Remove a product to add another.",
                 *       "code": "cart_full",
                 *       "message": "Your cart is full. Remove a product to add another.",
                 *       "requestId": "req_01HZX0"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Error"] & {
                    /** @description Which of these it is. A later version may have more. */
                    code?: "cart_full" | string;
                };
            };
        };
        /** @description `store_not_found`: No store has this label. */
        StoreNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/docs/api/errors#store_not_found",
                 *       "title": "Retail store was not found.",
                 *       "status": 404,
                 *       "detail": "Retail store was not found.",
                 *       "code": "store_not_found",
                 *       "message": "Retail store was not found.",
                 *       "requestId": "req_01HZX0"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Error"] & {
                    /** @description Which of these it is. A later version may have more. */
                    code?: "store_not_found" | string;
                };
            };
        };
        /** @description `store_label_not_found`: There is no label to change. */
        StoreLabelNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/docs/api/errors#store_label_not_found",
                 *       "title": "This account has no label yet.",
                 *       "status": 404,
                 *       "detail": "This account has no label yet.",
                 *       "code": "store_label_not_found",
                 *       "message": "This account has no label yet.",
                 *       "requestId": "req_01HZX0"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Error"] & {
                    /** @description Which of these it is. A later version may have more. */
                    code?: "store_label_not_found" | string;
                };
            };
        };
        /** @description `week_unknown`: The report has no such week. */
        WeekUnknown: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/docs/api/errors#week_unknown",
                 *       "title": "There is no such week.",
                 *       "status": 422,
                 *       "detail": "There is no such week.",
                 *       "code": "week_unknown",
                 *       "message": "There is no such week.",
                 *       "requestId": "req_01HZX0"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Error"] & {
                    /** @description Which of these it is. A later version may have more. */
                    code?: "week_unknown" | string;
                };
            };
        };
        /** @description `file_invalid`: The file is not what its name and type claim, or cannot be read. The entry in `details` has the reason as its code. */
        FileInvalid: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/docs/api/errors#file_invalid",
                 *       "title": "This file cannot be used.",
                 *       "status": 422,
                 *       "detail": "This file cannot be used.",
                 *       "code": "file_invalid",
                 *       "message": "This file cannot be used.",
                 *       "requestId": "req_01HZX0"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Error"] & {
                    /** @description Which of these it is. A later version may have more. */
                    code?: "file_invalid" | string;
                };
            };
        };
    };
    parameters: {
        /** @description A UUID stored on the device. It identifies the device and proves nothing. */
        BrowserId: string;
        /** @description The client library and its version, for the log. */
        SdkVersion: string;
        /** @description For clients without cookies, in place of a guest's secret cookie: the grant returned by a change to the guest's cart, or `none` until there is one. Without this header, the cookie is used, which scripts in a page cannot read. */
        GuestGrant: string;
        /** @description For 24 hours, the same key with the same body returns the response of the first call. The same key with a different body is refused with 409 `idempotency_key_reuse`. */
        IdempotencyKey: string;
        /** @description The `ETag` of a response that the caller still has. As long as nothing has changed, the call returns 304 without a body. */
        IfNoneMatch: string;
        /** @description Counted from 1. A page after the last one is empty. */
        Page: number;
        /** @description Entries per page: 10 by default, at most 50. */
        PerPage: number;
        /** @description The `ETag` of the cart that the change is based on, for example `"7"`. An outdated one is refused with 412. */
        IfMatch: string;
        /** @description Required here: the call moves money or stock. The same key with the same body returns the response of the first call; with a different body it is refused with 409 `idempotency_key_reuse`. */
        IdempotencyKeyRequired: string;
        /** @description The content type, for example `faq`. */
        ContentType: string;
        /** @description A view of the type, for example `card`. Default: the whole record. */
        ContentView: string;
        /** @description The caller. */
        id: string;
    };
    requestBodies: never;
    headers: {
        /** @description Identifies this call in the logs; an error also has it as `requestId`. */
        RequestId: string;
        /** @description How many attempts are left and until when, as in draft-ietf-httpapi-ratelimit-headers: `"default";r=57;t=21` means 57 in the next 21 seconds. If several limits apply, the one that will be reached first. Absent if the call was not counted. */
        RateLimit: string;
        /** @description The limit that `RateLimit` refers to: `"default";q=60;w=60` means 60 attempts in 60 seconds. */
        RateLimitPolicy: string;
        /** @description Seconds to wait. */
        RetryAfter: number;
        /** @description Identifies this version of the response, for `If-None-Match`. Only visitors get one: responses made for a person are not cached. */
        ETag: string;
        /** @description The next page as `<path>; rel="next"`, relative to this server. Absent on the last page. */
        NextPage: string;
        /** @description Proves that this guest's cart is the caller's. Keep it and send it as `Guest-Grant`. Returned only to clients that send that header. */
        GuestGrant: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    sessionCreate: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description For clients without cookies, in place of a guest's secret cookie: the grant returned by a change to the guest's cart, or `none` until there is one. Without this header, the cookie is used, which scripts in a page cannot read. */
                "Guest-Grant"?: components["parameters"]["GuestGrant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "dana@lumenclinic.example",
                 *       "password": "correct horse battery"
                 *     }
                 */
                "application/json": components["schemas"]["SessionCreate"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            /**
             * @description `invalid_credentials`: No account has this email and password.
             *     `unauthorized`: The call has no valid client key or session, or it requires a signed-in person.
             *     `session_expired`: The session token is older than an hour and was not refreshed.
             *     `session_revoked`: The person signed out, ended this session on another device, or changed the password.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#invalid_credentials",
                     *       "title": "The email or password is incorrect.",
                     *       "status": 401,
                     *       "detail": "The email or password is incorrect.",
                     *       "code": "invalid_credentials",
                     *       "message": "The email or password is incorrect.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("invalid_credentials" | "unauthorized" | "session_expired" | "session_revoked") | string;
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sessionRefresh: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A new token. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sessionEnd: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sessionList: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceSessionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sessionRevokeOthers: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All other sessions have ended. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sessionRevoke: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
                /** @description A session of the caller. */
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It has ended. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    userRegister: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description For clients without cookies, in place of a guest's secret cookie: the grant returned by a change to the guest's cart, or `none` until there is one. Without this header, the cookie is used, which scripts in a page cannot read. */
                "Guest-Grant"?: components["parameters"]["GuestGrant"];
                /** @description For 24 hours, the same key with the same body returns the response of the first call. The same key with a different body is refused with 409 `idempotency_key_reuse`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firstName": "Ana",
                 *       "lastName": "Ruiz",
                 *       "email": "ana@example.com",
                 *       "password": "correct horse battery",
                 *       "acceptTerms": true
                 *     }
                 */
                "application/json": components["schemas"]["UserCreate"];
            };
        };
        responses: {
            /** @description Registered and signed in. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `email_taken`: Another account uses this email address.
             *     `idempotency_key_reuse`: The same key was sent with a different body within 24 hours.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#email_taken",
                     *       "title": "There is already an account with this email. Sign in, or reset the password.",
                     *       "status": 409,
                     *       "detail": "There is already an account with this email. Sign in, or reset the password.",
                     *       "code": "email_taken",
                     *       "message": "There is already an account with this email. Sign in, or reset the password.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("email_taken" | "idempotency_key_reuse") | string;
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PasswordTooWeak"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    userGet: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The user. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    accountGet: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    passwordForgot: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ana@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordForgot"];
            };
        };
        responses: {
            /** @description An email is sent if there is such an account. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordForgotAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    passwordValidateToken: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description From the link in the email; works once, for an hour. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether it can be used. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    passwordReset: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description A reset token, or the caller's user id with `isToken: false`. */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description The password is set. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description `current_password_required`: More than 15 minutes after signing in, a password is changed only with the current one.
             *     `current_password_wrong`: The current password in the body is wrong.
             *     `password_too_weak`: The password is too easy to guess, or too similar to the email address. `details` says why.
             *     `reset_token_invalid`: The password reset token has been used, has expired, or is unknown.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#current_password_required",
                     *       "title": "You signed in a while ago. Enter your current password.",
                     *       "status": 422,
                     *       "detail": "You signed in a while ago. Enter your current password.",
                     *       "code": "current_password_required",
                     *       "message": "You signed in a while ago. Enter your current password.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("current_password_required" | "current_password_wrong" | "password_too_weak" | "reset_token_invalid") | string;
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    productList: {
        parameters: {
            query?: {
                /** @description Counted from 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Products per page: 12 by default, at most 48, because grids have 2, 3 or 4 columns. */
                perPage?: number;
                /** @description Category slugs; products in any of them. */
                category?: string[];
                /** @description Concern slugs; products for any of them. */
                concern?: string[];
                /** @description Skin types; products for any of them. */
                skinType?: string[];
                /** @description Size classes; products of any of them. */
                sizeClass?: string[];
                /** @description Order of the list. */
                sort?: components["schemas"]["ProductSort"];
            };
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description The `ETag` of a response that the caller still has. As long as nothing has changed, the call returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The caller, or `public`. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of products. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    productSearch: {
        parameters: {
            query: {
                /** @description The search text. */
                search: string;
                /** @description Counted from 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Products per page: 12 by default, at most 48, because grids have 2, 3 or 4 columns. */
                perPage?: number;
                /** @description Category slugs; products in any of them. */
                category?: string[];
                /** @description Concern slugs; products for any of them. */
                concern?: string[];
                /** @description Skin types; products for any of them. */
                skinType?: string[];
                /** @description Size classes; products of any of them. */
                sizeClass?: string[];
                /** @description Order of the results. */
                sort?: components["schemas"]["SearchSort"];
                /** @description Whether to count facets. */
                facets?: boolean;
            };
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description The `ETag` of a response that the caller still has. As long as nothing has changed, the call returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The search results. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductSearchResult"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    productGet: {
        parameters: {
            query?: {
                /** @description The caller, or `public`; prices always follow the caller. */
                userId?: string;
            };
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description The `ETag` of a response that the caller still has. As long as nothing has changed, the call returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description A product that the caller cannot see is a 404. */
                sku: components["schemas"]["Sku"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /**
             * @description `not_found`: There is no such record for this caller, either because it does not exist or because it belongs to someone else.
             *     `product_gone`: There used to be a product with this SKU.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#not_found",
                     *       "title": "There is nothing at this path.",
                     *       "status": 404,
                     *       "detail": "There is nothing at this path.",
                     *       "code": "not_found",
                     *       "message": "There is nothing at this path.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("not_found" | "product_gone") | string;
                    };
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    productListByIds: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "GM1001",
                 *         "GM1002"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ProductIds"];
            };
        };
        responses: {
            /** @description The products, in the requested order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    productListImages: {
        parameters: {
            query: {
                /**
                 * @description SKUs, separated by commas. Those that the caller cannot see are left out.
                 * @example GM1001,GM1002
                 */
                sku: string;
            };
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description The `ETag` of a response that the caller still has. As long as nothing has changed, the call returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pictures. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductImages"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    categoryList: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description The `ETag` of a response that the caller still has. As long as nothing has changed, the call returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    categoryListForUser: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description The `ETag` of a response that the caller still has. As long as nothing has changed, the call returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The caller, or `public`. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    concernList: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description The `ETag` of a response that the caller still has. As long as nothing has changed, the call returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The concerns. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConcernList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    concernListForUser: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description The `ETag` of a response that the caller still has. As long as nothing has changed, the call returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The caller, or `public`. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The concerns. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConcernList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    stockAlertCreate: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ana@example.com",
                 *       "sku": "GM1001"
                 *     }
                 */
                "application/json": components["schemas"]["StockAlertCreate"];
            };
        };
        responses: {
            /** @description A confirmation email is on its way, or the alert has started. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockAlert"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    stockAlertUnsubscribe: {
        parameters: {
            query: {
                /** @description The email address of the alert, as in the link. */
                email: string;
                /** @description The product of the alert, as in the link. */
                sku: components["schemas"]["Sku"];
                /** @description From the link; proves that we issued the link. */
                signature: string;
            };
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Unsubscribed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unsubscribed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    stockAlertGet: {
        parameters: {
            query?: {
                /** @description The email address in an unsubscribe link. */
                email?: string;
                /** @description The product in an unsubscribe link. */
                sku?: components["schemas"]["Sku"];
            };
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The token or the signature of the link. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The alert behind the link; null if it is no longer valid. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockAlertLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    stockAlertConfirm: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description From the link. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The alert is active. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockAlertConfirmed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reviewList: {
        parameters: {
            query?: {
                /** @description Counted from 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Entries per page: 10 by default, at most 50. */
                perPage?: components["parameters"]["PerPage"];
                /** @description Reviews with any of these numbers of stars. */
                rating?: components["schemas"]["Stars"][];
                /** @description Reviews by people with any of these skin types. */
                skinType?: string[];
                /** @description Slugs of concerns; reviews that name any of them. */
                concern?: string[];
                /** @description Order of the list; `newest` by default. */
                sort?: components["schemas"]["ReviewSort"];
            };
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description The `ETag` of a response that the caller still has. As long as nothing has changed, the call returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The product. */
                sku: components["schemas"]["Sku"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of reviews. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reviewGetOrder: {
        parameters: {
            query?: {
                /** @description From the link in the email, or the access token of the order; for a call without a session. */
                accessToken?: string;
            };
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The order. */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lines, with their reviews. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderReviews"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `forbidden`: The caller is known, but may not do this or see this record.
             *     `link_expired`: The access token of a guest's order has expired.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#forbidden",
                     *       "title": "You do not have access to this.",
                     *       "status": 403,
                     *       "detail": "You do not have access to this.",
                     *       "code": "forbidden",
                     *       "message": "You do not have access to this.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("forbidden" | "link_expired") | string;
                    };
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reviewCreate: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description For 24 hours, the same key with the same body returns the response of the first call. The same key with a different body is refused with 409 `idempotency_key_reuse`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The order. */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "line": 1,
                 *       "rating": 5,
                 *       "title": "Calm by morning",
                 *       "text": "My cheeks are less red after two weeks.",
                 *       "skinType": "sensitive"
                 *     }
                 */
                "application/json": components["schemas"]["ReviewCreate"];
            };
        };
        responses: {
            /** @description The review, which waits for staff. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnReview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `forbidden`: The caller is known, but may not do this or see this record.
             *     `link_expired`: The access token of a guest's order has expired.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#forbidden",
                     *       "title": "You do not have access to this.",
                     *       "status": 403,
                     *       "detail": "You do not have access to this.",
                     *       "code": "forbidden",
                     *       "message": "You do not have access to this.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("forbidden" | "link_expired") | string;
                    };
                };
            };
            404: components["responses"]["NotFound"];
            /**
             * @description `review_exists`: The line of the order has a review; change that one.
             *     `idempotency_key_reuse`: The same key was sent with a different body within 24 hours.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#review_exists",
                     *       "title": "You have already reviewed this product from this order.",
                     *       "status": 409,
                     *       "detail": "You have already reviewed this product from this order.",
                     *       "code": "review_exists",
                     *       "message": "You have already reviewed this product from this order.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("review_exists" | "idempotency_key_reuse") | string;
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ReviewNotOpen"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reviewUnsubscribe: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "the-token-of-the-link"
                 *     }
                 */
                "application/json": components["schemas"]["UnsubscribeToken"];
            };
        };
        responses: {
            /** @description Unsubscribed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reviewEmail": false
                     *     }
                     */
                    "application/json": components["schemas"]["ReviewEmailState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reviewUpdate: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The review. */
                reviewId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rating": 4,
                 *       "title": "Calm by morning",
                 *       "text": "My cheeks are less red after two weeks. The pump sticks."
                 *     }
                 */
                "application/json": components["schemas"]["ReviewText"];
            };
        };
        responses: {
            /** @description The review, which waits for staff. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnReview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `forbidden`: The caller is known, but may not do this or see this record.
             *     `link_expired`: The access token of a guest's order has expired.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#forbidden",
                     *       "title": "You do not have access to this.",
                     *       "status": 403,
                     *       "detail": "You do not have access to this.",
                     *       "code": "forbidden",
                     *       "message": "You do not have access to this.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("forbidden" | "link_expired") | string;
                    };
                };
            };
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reviewDelete: {
        parameters: {
            query?: {
                /** @description From the link in the email, or the access token of the order; for a call without a session. */
                accessToken?: string;
            };
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The review. */
                reviewId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `forbidden`: The caller is known, but may not do this or see this record.
             *     `link_expired`: The access token of a guest's order has expired.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#forbidden",
                     *       "title": "You do not have access to this.",
                     *       "status": 403,
                     *       "detail": "You do not have access to this.",
                     *       "code": "forbidden",
                     *       "message": "You do not have access to this.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("forbidden" | "link_expired") | string;
                    };
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reviewReport: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The review. */
                reviewId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "off_topic",
                 *       "note": "This is about the delivery."
                 *     }
                 */
                "application/json": components["schemas"]["ReviewReportCreate"];
            };
        };
        responses: {
            /** @description Reported. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reviewId": "rev_01hzx0k31mz8q4c2e7t9v5b6nd",
                     *       "isReported": true
                     *     }
                     */
                    "application/json": components["schemas"]["ReviewReported"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reviewQueue: {
        parameters: {
            query?: {
                /** @description Which reviews; `pending` by default. */
                part?: "pending" | "reported" | "published" | "rejected";
                /** @description Counted from 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Entries per page: 10 by default, at most 50. */
                perPage?: components["parameters"]["PerPage"];
            };
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of reviews. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewQueue"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reviewModerate: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The review. */
                reviewId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "state": "published",
                 *       "submittedAt": "2026-11-20T09:30:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["ReviewDecision"];
            };
        };
        responses: {
            /** @description The review. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewForStaff"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ReviewChanged"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reviewAnswer: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The review. */
                reviewId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Thank you. Warm the bottle in your hands and the pump moves again."
                 *     }
                 */
                "application/json": components["schemas"]["ReviewAnswerWrite"];
            };
        };
        responses: {
            /** @description The review. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewForStaff"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cartGet: {
        parameters: {
            query?: {
                /** @description False leaves tax out of the totals. */
                showTaxes?: boolean;
                /** @description Accepted for older clients; has no effect. */
                returnToCart?: boolean;
            };
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description For clients without cookies, in place of a guest's secret cookie: the grant returned by a change to the guest's cart, or `none` until there is one. Without this header, the cookie is used, which scripts in a page cannot read. */
                "Guest-Grant"?: components["parameters"]["GuestGrant"];
            };
            path: {
                /** @description A cart, a user, or `guest` for the cart of this browser. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /** @description The version of the cart. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cartUpdate: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description For clients without cookies, in place of a guest's secret cookie: the grant returned by a change to the guest's cart, or `none` until there is one. Without this header, the cookie is used, which scripts in a page cannot read. */
                "Guest-Grant"?: components["parameters"]["GuestGrant"];
                /** @description The `ETag` of the cart that the change is based on, for example `"7"`. An outdated one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description For 24 hours, the same key with the same body returns the response of the first call. The same key with a different body is refused with 409 `idempotency_key_reuse`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description A cart, a user, or `guest` for the cart of this browser. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "add": [
                 *         {
                 *           "sku": "GM1001",
                 *           "quantity": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CartUpdate"];
            };
        };
        responses: {
            /** @description The changed cart. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Guest-Grant": components["headers"]["GuestGrant"];
                    /** @description The version of the cart. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyKeyReuse"];
            412: components["responses"]["CartChanged"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description `cart_full`: A cart can hold a limited number of different products.
             *     `cart_lines_ambiguous`: The body changes line items in more than one way.
             *     `destination_invalid`: The country, region and postal code of the destination do not match. `details` names the field.
             *     `shipping_method_unknown`: The store has no shipping method with this id.
             *     `rewards_sign_in`: Visitors have no points.
             *     `rewards_professionals_only`: The account belongs to another channel.
             *     `rewards_discount_model`: The discount model of the account earns no points.
             *     `rewards_tier_4`: The account is in Tier 4.
             *     `rewards_exempt`: The account was excluded from the program.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#cart_full",
                     *       "title": "Your cart is full. Remove a product to add another.",
                     *       "status": 422,
                     *       "detail": "Your cart is full. Remove a product to add another.",
                     *       "code": "cart_full",
                     *       "message": "Your cart is full. Remove a product to add another.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("cart_full" | "cart_lines_ambiguous" | "destination_invalid" | "shipping_method_unknown" | "rewards_sign_in" | "rewards_professionals_only" | "rewards_discount_model" | "rewards_tier_4" | "rewards_exempt") | string;
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cartGetForShippingMethod: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description For clients without cookies, in place of a guest's secret cookie: the grant returned by a change to the guest's cart, or `none` until there is one. Without this header, the cookie is used, which scripts in a page cannot read. */
                "Guest-Grant"?: components["parameters"]["GuestGrant"];
            };
            path: {
                /** @description A cart, a user, or `guest` for the cart of this browser. */
                id: string;
                /** @description An id from `shippingMethodList`. */
                shippingMethodId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart with that method. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /** @description The version of the cart. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description `destination_missing`: The cart has no destination yet.
             *     `shipping_method_unavailable`: The method exists, but does not serve the destination of the cart or order.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#destination_missing",
                     *       "title": "Enter a destination first, so that we can calculate shipping.",
                     *       "status": 422,
                     *       "detail": "Enter a destination first, so that we can calculate shipping.",
                     *       "code": "destination_missing",
                     *       "message": "Enter a destination first, so that we can calculate shipping.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("destination_missing" | "shipping_method_unavailable") | string;
                    };
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cartChooseFreeItem: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description For clients without cookies, in place of a guest's secret cookie: the grant returned by a change to the guest's cart, or `none` until there is one. Without this header, the cookie is used, which scripts in a page cannot read. */
                "Guest-Grant"?: components["parameters"]["GuestGrant"];
                /** @description The `ETag` of the cart that the change is based on, for example `"7"`. An outdated one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description For 24 hours, the same key with the same body returns the response of the first call. The same key with a different body is refused with 409 `idempotency_key_reuse`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description A cart, a user, or `guest` for the cart of this browser. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sku": "GM1901"
                 *     }
                 */
                "application/json": components["schemas"]["FreeItemChoice"];
            };
        };
        responses: {
            /** @description The changed cart. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Guest-Grant": components["headers"]["GuestGrant"];
                    /** @description The version of the cart. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description `out_of_stock`: There is less in stock than the order needs. `details` names each product.
             *     `idempotency_key_reuse`: The same key was sent with a different body within 24 hours.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#out_of_stock",
                     *       "title": "A product is out of stock.",
                     *       "status": 409,
                     *       "detail": "A product is out of stock.",
                     *       "code": "out_of_stock",
                     *       "message": "A product is out of stock.",
                     *       "requestId": "req_01HZX0",
                     *       "details": [
                     *         {
                     *           "path": "/items/1401",
                     *           "message": "2 left",
                     *           "code": "out_of_stock"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("out_of_stock" | "idempotency_key_reuse") | string;
                    };
                };
            };
            412: components["responses"]["CartChanged"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description `free_item_not_earned`: The subtotal is below the threshold of the offer.
             *     `free_item_unknown`: No offer includes this SKU among its free items.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#free_item_not_earned",
                     *       "title": "Your cart does not qualify for this free item yet.",
                     *       "status": 422,
                     *       "detail": "Your cart does not qualify for this free item yet.",
                     *       "code": "free_item_not_earned",
                     *       "message": "Your cart does not qualify for this free item yet.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("free_item_not_earned" | "free_item_unknown") | string;
                    };
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cartRemoveFreeItem: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description For clients without cookies, in place of a guest's secret cookie: the grant returned by a change to the guest's cart, or `none` until there is one. Without this header, the cookie is used, which scripts in a page cannot read. */
                "Guest-Grant"?: components["parameters"]["GuestGrant"];
                /** @description The `ETag` of the cart that the change is based on, for example `"7"`. An outdated one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description A cart, a user, or `guest` for the cart of this browser. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changed cart. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Guest-Grant": components["headers"]["GuestGrant"];
                    /** @description The version of the cart. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["CartChanged"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addressList: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addressUpdate: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "addressId": "adr_01hzx0k3v9",
                 *       "address": {
                 *         "firstName": "Gwen",
                 *         "lastName": "Ito",
                 *         "line1": "12 Elm Street",
                 *         "city": "Salt Lake City",
                 *         "region": "UT",
                 *         "postalCode": "84101",
                 *         "countryCode": "US"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AddressUpdate"];
            };
        };
        responses: {
            /** @description The changed address. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["AddressInvalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addressCreate: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description For 24 hours, the same key with the same body returns the response of the first call. The same key with a different body is refused with 409 `idempotency_key_reuse`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The caller. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "address": {
                 *         "firstName": "Gwen",
                 *         "lastName": "Ito",
                 *         "line1": "12 Elm Street",
                 *         "city": "Salt Lake City",
                 *         "region": "UT",
                 *         "postalCode": "84101",
                 *         "countryCode": "US"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AddressCreate"];
            };
        };
        responses: {
            /** @description The new address. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["IdempotencyKeyReuse"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description `address_invalid`: Region, ZIP code and country do not match. `details` names the fields.
             *     `address_book_full`: An address book holds at most 50 addresses.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#address_invalid",
                     *       "title": "We can't deliver to this address as written.",
                     *       "status": 422,
                     *       "detail": "We can't deliver to this address as written.",
                     *       "code": "address_invalid",
                     *       "message": "We can't deliver to this address as written.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("address_invalid" | "address_book_full") | string;
                    };
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addressSetDefault: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressDefault"];
            };
        };
        responses: {
            /** @description The addresses, default first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addressDelete: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                userId: string;
                /** @description An address of the caller’s book. */
                addressId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    shippingMethodList: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description For clients without cookies, in place of a guest's secret cookie: the grant returned by a change to the guest's cart, or `none` until there is one. Without this header, the cookie is used, which scripts in a page cannot read. */
                "Guest-Grant"?: components["parameters"]["GuestGrant"];
            };
            path: {
                /** @description A cart, a user, or `guest` for the cart of this browser. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The methods. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShippingMethodList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    shippingMethodListByAddress: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description For clients without cookies, in place of a guest's secret cookie: the grant returned by a change to the guest's cart, or `none` until there is one. Without this header, the cookie is used, which scripts in a page cannot read. */
                "Guest-Grant"?: components["parameters"]["GuestGrant"];
            };
            path: {
                /** @description A cart, a user, or `guest` for the cart of this browser. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "countryCode": "US",
                 *       "region": "CO",
                 *       "postalCode": "80202"
                 *     }
                 */
                "application/json": components["schemas"]["Destination"];
            };
        };
        responses: {
            /** @description The methods. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShippingMethodList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["DestinationInvalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    shippingMethodPromise: {
        parameters: {
            query?: {
                /** @description ISO 3166-1 alpha-2; `UK` is accepted as `GB`. */
                countryCode?: string;
                /** @description State or province, by code or name, where the country has them. */
                region?: string;
                /** @description Takes precedence over `region` if it belongs to a different one. */
                postalCode?: string;
            };
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What can be expected. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShippingPromise"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["DestinationInvalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    shippingCountryList: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description The `ETag` of a response that the caller still has. As long as nothing has changed, the call returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The countries. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "countryCode": "CA"
                     *         },
                     *         {
                     *           "countryCode": "US"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ShippingCountryList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    postalPlaceList: {
        parameters: {
            query: {
                /** @description ISO 3166-1 alpha-2. */
                countryCode: string;
                /** @description As typed. */
                postalCode: string;
            };
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description The `ETag` of a response that the caller still has. As long as nothing has changed, the call returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The place, if it is known. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "city": "Denver",
                     *           "region": "CO"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PostalPlaceList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    orderList: {
        parameters: {
            query?: {
                /** @description Counted from 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Entries per page: 10 by default, at most 50. */
                perPage?: components["parameters"]["PerPage"];
                /** @description Newest or oldest first. */
                order?: "desc" | "asc";
                /** @description Only orders from that year (UTC). */
                year?: number;
                /** @description Words that must occur in the order number, or in the SKUs and names of its items. */
                search?: string;
            };
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of orders. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    orderListProducts: {
        parameters: {
            query?: {
                /** @description How many products at most. */
                limit?: number;
            };
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ordered products. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "product": {
                     *             "sku": "1404",
                     *             "name": "Retinal Night Serum 0.05%",
                     *             "shortName": "Retinal Night .05",
                     *             "skuType": "retail",
                     *             "size": "30 mL / 1 fl oz",
                     *             "sizeClass": "standard",
                     *             "tagline": "One conversion away from the vitamin A that skin can use.",
                     *             "price": {
                     *               "listPrice": 88,
                     *               "yourPrice": 88,
                     *               "currency": "USD",
                     *               "reason": "list",
                     *               "reasonText": "List price"
                     *             },
                     *             "stock": {
                     *               "state": "in_stock",
                     *               "left": null
                     *             },
                     *             "image": {
                     *               "view": "front",
                     *               "alt": "Retinal Night Serum 0.05% in an airless bottle",
                     *               "template": "/media/pictures/4909662320143f1cd2f0e92f/{size}.{format}",
                     *               "sizes": [
                     *                 "icon",
                     *                 "thumbnail",
                     *                 "retail",
                     *                 "standard"
                     *               ],
                     *               "formats": [
                     *                 "avif",
                     *                 "webp",
                     *                 "png"
                     *               ]
                     *             },
                     *             "categories": [
                     *               "serums"
                     *             ],
                     *             "concerns": [
                     *               "fine-lines",
                     *               "uneven-texture",
                     *               "firmness",
                     *               "sun-damage"
                     *             ],
                     *             "isNew": false,
                     *             "isBestseller": true,
                     *             "limitPerOrder": 6,
                     *             "rating": null
                     *           },
                     *           "orders": 6,
                     *           "lastOrderedAt": "2026-11-02T16:20:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OrderedProductList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    orderGet: {
        parameters: {
            query?: {
                /** @description For guests: from the response to `orderPlace` or the link in the confirmation email; valid for 90 days. */
                accessToken?: string;
            };
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description For clients without cookies, in place of a guest's secret cookie: the grant returned by a change to the guest's cart, or `none` until there is one. Without this header, the cookie is used, which scripts in a page cannot read. */
                "Guest-Grant"?: components["parameters"]["GuestGrant"];
            };
            path: {
                /** @description The caller, or `guest`. */
                id: string;
                /** @description An order that the caller placed, or whose access token the caller has. */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `forbidden`: The caller is known, but may not do this or see this record.
             *     `link_expired`: The access token of a guest's order has expired.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#forbidden",
                     *       "title": "You do not have access to this.",
                     *       "status": 403,
                     *       "detail": "You do not have access to this.",
                     *       "code": "forbidden",
                     *       "message": "You do not have access to this.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("forbidden" | "link_expired") | string;
                    };
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    orderGetReceipt: {
        parameters: {
            query?: {
                /** @description For guests: from the response to `orderPlace` or the link in the confirmation email; valid for 90 days. */
                accessToken?: string;
            };
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description For clients without cookies, in place of a guest's secret cookie: the grant returned by a change to the guest's cart, or `none` until there is one. Without this header, the cookie is used, which scripts in a page cannot read. */
                "Guest-Grant"?: components["parameters"]["GuestGrant"];
            };
            path: {
                /** @description The caller, or `guest`. */
                id: string;
                /** @description An order that the caller placed, or whose access token the caller has. */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Receipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `forbidden`: The caller is known, but may not do this or see this record.
             *     `link_expired`: The access token of a guest's order has expired.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#forbidden",
                     *       "title": "You do not have access to this.",
                     *       "status": 403,
                     *       "detail": "You do not have access to this.",
                     *       "code": "forbidden",
                     *       "message": "You do not have access to this.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("forbidden" | "link_expired") | string;
                    };
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    orderPlace: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description For clients without cookies, in place of a guest's secret cookie: the grant returned by a change to the guest's cart, or `none` until there is one. Without this header, the cookie is used, which scripts in a page cannot read. */
                "Guest-Grant"?: components["parameters"]["GuestGrant"];
                /** @description Required here: the call moves money or stock. The same key with the same body returns the response of the first call; with a different body it is refused with 409 `idempotency_key_reuse`. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
            };
            path: {
                /** @description The caller, or `guest`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cartId": "crt_01hzx0k3v9",
                 *       "cartVersion": 4,
                 *       "email": "gwen@example.com",
                 *       "shippingAddress": {
                 *         "firstName": "Gwen",
                 *         "lastName": "Ito",
                 *         "line1": "12 Elm Street",
                 *         "city": "Salt Lake City",
                 *         "region": "UT",
                 *         "postalCode": "84101",
                 *         "countryCode": "US"
                 *       },
                 *       "shippingMethodId": "ground",
                 *       "payment": {
                 *         "method": "card",
                 *         "token": "the-token-of-the-card"
                 *       },
                 *       "expectedTotal": 128.4
                 *     }
                 */
                "application/json": components["schemas"]["OrderCreate"];
            };
        };
        responses: {
            /** @description The order. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            /**
             * @description `forbidden`: The caller is known, but may not do this or see this record.
             *     `link_expired`: The access token of a guest's order has expired.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#forbidden",
                     *       "title": "You do not have access to this.",
                     *       "status": 403,
                     *       "detail": "You do not have access to this.",
                     *       "code": "forbidden",
                     *       "message": "You do not have access to this.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("forbidden" | "link_expired") | string;
                    };
                };
            };
            404: components["responses"]["NotFound"];
            /**
             * @description `coupon_not_usable`: The coupon was used before, or its conditions are no longer met.
             *     `out_of_stock`: There is less in stock than the order needs. `details` names each product.
             *     `totals_changed`: The total differs from `expectedTotal`.
             *     `not_available`: A product has been discontinued or is no longer sold in the caller's channel. `details` names each one.
             *     `coupon_used_up`: Someone else used the last available use of this coupon.
             *     `idempotency_key_reuse`: The same key was sent with a different body within 24 hours.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#coupon_not_usable",
                     *       "title": "This coupon cannot be used for this order. Order without it.",
                     *       "status": 409,
                     *       "detail": "This coupon cannot be used for this order. Order without it.",
                     *       "code": "coupon_not_usable",
                     *       "message": "This coupon cannot be used for this order. Order without it.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("coupon_not_usable" | "out_of_stock" | "totals_changed" | "not_available" | "coupon_used_up" | "idempotency_key_reuse") | string;
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description `cart_empty`: An order needs at least one line.
             *     `payment_required`: The total is more than zero, and the body has no `payment`.
             *     `shipping_method_unavailable`: The method exists, but does not serve the destination of the cart or order.
             *     `destination_invalid`: The country, region and postal code of the destination do not match. `details` names the field.
             *     `address_invalid`: Region, ZIP code and country do not match. `details` names the fields.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#cart_empty",
                     *       "title": "Your cart is empty.",
                     *       "status": 422,
                     *       "detail": "Your cart is empty.",
                     *       "code": "cart_empty",
                     *       "message": "Your cart is empty.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("cart_empty" | "payment_required" | "shipping_method_unavailable" | "destination_invalid" | "address_invalid") | string;
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    orderPay: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description For clients without cookies, in place of a guest's secret cookie: the grant returned by a change to the guest's cart, or `none` until there is one. Without this header, the cookie is used, which scripts in a page cannot read. */
                "Guest-Grant"?: components["parameters"]["GuestGrant"];
                /** @description Required here: the call moves money or stock. The same key with the same body returns the response of the first call; with a different body it is refused with 409 `idempotency_key_reuse`. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
            };
            path: {
                /** @description An order that the caller placed, or whose access token the caller has. */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderPay"];
            };
        };
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            /**
             * @description `forbidden`: The caller is known, but may not do this or see this record.
             *     `link_expired`: The access token of a guest's order has expired.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#forbidden",
                     *       "title": "You do not have access to this.",
                     *       "status": 403,
                     *       "detail": "You do not have access to this.",
                     *       "code": "forbidden",
                     *       "message": "You do not have access to this.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("forbidden" | "link_expired") | string;
                    };
                };
            };
            404: components["responses"]["NotFound"];
            /**
             * @description `coupon_not_usable`: The coupon was used before, or its conditions are no longer met.
             *     `coupon_used_up`: Someone else used the last available use of this coupon.
             *     `order_already_paid`: Nothing remains to be paid.
             *     `order_not_payable`: The order was canceled, or its reservation has ended.
             *     `payment_in_progress`: An earlier attempt to pay has no result yet.
             *     `out_of_stock`: There is less in stock than the order needs. `details` names each product.
             *     `idempotency_key_reuse`: The same key was sent with a different body within 24 hours.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#coupon_not_usable",
                     *       "title": "This coupon cannot be used for this order. Order without it.",
                     *       "status": 409,
                     *       "detail": "This coupon cannot be used for this order. Order without it.",
                     *       "code": "coupon_not_usable",
                     *       "message": "This coupon cannot be used for this order. Order without it.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("coupon_not_usable" | "coupon_used_up" | "order_already_paid" | "order_not_payable" | "payment_in_progress" | "out_of_stock" | "idempotency_key_reuse") | string;
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    orderConfirmPayment: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description For clients without cookies, in place of a guest's secret cookie: the grant returned by a change to the guest's cart, or `none` until there is one. Without this header, the cookie is used, which scripts in a page cannot read. */
                "Guest-Grant"?: components["parameters"]["GuestGrant"];
            };
            path: {
                /** @description An order that the caller placed, or whose access token the caller has. */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderConfirm"];
            };
        };
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            /**
             * @description `forbidden`: The caller is known, but may not do this or see this record.
             *     `link_expired`: The access token of a guest's order has expired.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#forbidden",
                     *       "title": "You do not have access to this.",
                     *       "status": 403,
                     *       "detail": "You do not have access to this.",
                     *       "code": "forbidden",
                     *       "message": "You do not have access to this.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("forbidden" | "link_expired") | string;
                    };
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["CouponNotUsable"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    paymentGetConfig: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment configuration. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentConfig"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    paymentCreateTestToken: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "number": "4242424242424242",
                 *       "expMonth": 12,
                 *       "expYear": 2030,
                 *       "cvc": "123"
                 *     }
                 */
                "application/json": components["schemas"]["TestCard"];
            };
        };
        responses: {
            /** @description A token, valid for one order. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description `card_number_invalid`: The check digit of the number is wrong.
             *     `card_not_a_test_card`: The embedded provider rejects the numbers of real cards.
             *     `card_expired`: The expiration month has passed.
             *     `card_cvc_invalid`: The security code has three digits, four on American Express cards.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#card_number_invalid",
                     *       "title": "This card number is not valid. Check it for typos.",
                     *       "status": 422,
                     *       "detail": "This card number is not valid. Check it for typos.",
                     *       "code": "card_number_invalid",
                     *       "message": "This card number is not valid. Check it for typos.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("card_number_invalid" | "card_not_a_test_card" | "card_expired" | "card_cvc_invalid") | string;
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    paymentAnswerTestChallenge: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description From `payment.nextAction`. */
                challengeId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "approve": true
                 *     }
                 */
                "application/json": components["schemas"]["TestChallengeAnswer"];
            };
        };
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestChallenge"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChallengeAnswered"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    userUpdateName: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firstName": "Dana",
                 *       "lastName": "Whitfield"
                 *     }
                 */
                "application/json": components["schemas"]["NameUpdate"];
            };
        };
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "usr_00000000000000000000000001",
                     *       "accountId": "acc_00000000000000000000000001",
                     *       "firstName": "Dana",
                     *       "lastName": "Whitfield",
                     *       "email": "dana@lumenclinic.example",
                     *       "phone": "+1 801 555 0110",
                     *       "accountType": "professional",
                     *       "rewardsTier": "Silver",
                     *       "smsOptIn": false,
                     *       "site": "b2b",
                     *       "countryCode": "US",
                     *       "selfSignUp": false,
                     *       "discountModel": "Professional",
                     *       "tier": "Tier 1",
                     *       "exemptForReward": false,
                     *       "hasRetailStore": true,
                     *       "permissions": [
                     *         "cart:write",
                     *         "orders:read",
                     *         "clients:read",
                     *         "store:write",
                     *         "recommendations:write",
                     *         "messages:write"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    userUpdatePhone: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "+1 801 555 0110",
                 *       "smsOptIn": true
                 *     }
                 */
                "application/json": components["schemas"]["PhoneUpdate"];
            };
        };
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "usr_00000000000000000000000001",
                     *       "accountId": "acc_00000000000000000000000001",
                     *       "firstName": "Dana",
                     *       "lastName": "Whitfield",
                     *       "email": "dana@lumenclinic.example",
                     *       "phone": "+1 801 555 0110",
                     *       "accountType": "professional",
                     *       "rewardsTier": "Silver",
                     *       "smsOptIn": false,
                     *       "site": "b2b",
                     *       "countryCode": "US",
                     *       "selfSignUp": false,
                     *       "discountModel": "Professional",
                     *       "tier": "Tier 1",
                     *       "exemptForReward": false,
                     *       "hasRetailStore": true,
                     *       "permissions": [
                     *         "cart:write",
                     *         "orders:read",
                     *         "clients:read",
                     *         "store:write",
                     *         "recommendations:write",
                     *         "messages:write"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    userUpdateAccountName: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "accountName": "Lumen Skin Clinic"
                 *     }
                 */
                "application/json": components["schemas"]["AccountNameUpdate"];
            };
        };
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accountId": "acc_00000000000000000000000001",
                     *       "accountName": "Lumen Skin Clinic",
                     *       "users": [
                     *         {
                     *           "id": "usr_00000000000000000000000001",
                     *           "accountId": "acc_00000000000000000000000001",
                     *           "firstName": "Dana",
                     *           "lastName": "Whitfield",
                     *           "email": "dana@lumenclinic.example",
                     *           "phone": "+1 801 555 0110",
                     *           "accountType": "professional",
                     *           "rewardsTier": "Silver",
                     *           "smsOptIn": false,
                     *           "site": "b2b",
                     *           "countryCode": "US",
                     *           "selfSignUp": false,
                     *           "discountModel": "Professional",
                     *           "tier": "Tier 1",
                     *           "exemptForReward": false,
                     *           "hasRetailStore": true,
                     *           "permissions": [
                     *             "cart:write",
                     *             "orders:read",
                     *             "clients:read",
                     *             "store:write",
                     *             "recommendations:write",
                     *             "messages:write"
                     *           ]
                     *         }
                     *       ],
                     *       "terms": {
                     *         "version": "2026-01",
                     *         "acceptedVersion": "2026-01",
                     *         "acceptedAt": "2026-01-20T22:00:00.000Z",
                     *         "isAcceptanceDue": false
                     *       },
                     *       "rewardsAcceptedAt": "2026-01-21T17:00:00.000Z",
                     *       "isGamingBarOn": true
                     *     }
                     */
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    userAcceptTerms: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": "2026-01"
                 *     }
                 */
                "application/json": components["schemas"]["TermsAccept"];
            };
        };
        responses: {
            /** @description What was accepted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": "2026-01",
                     *       "acceptedVersion": "2026-01",
                     *       "acceptedAt": "2026-02-03T17:20:00.000Z",
                     *       "isAcceptanceDue": false
                     *     }
                     */
                    "application/json": components["schemas"]["TermsState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /**
             * @description `terms_missing`: No terms are published for the channel of the caller.
             *     `terms_outdated`: The version that was accepted is not the current one.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#terms_missing",
                     *       "title": "This store has no terms to accept yet.",
                     *       "status": 409,
                     *       "detail": "This store has no terms to accept yet.",
                     *       "code": "terms_missing",
                     *       "message": "This store has no terms to accept yet.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("terms_missing" | "terms_outdated") | string;
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    userAcceptRewards: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description When the person joined. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "acceptedAt": "2026-03-01T17:20:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["RewardsAcceptance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["RewardsNotAvailable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    userUpdateGamingBar: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "isGamingBarOn": false
                 *     }
                 */
                "application/json": components["schemas"]["GamingBarStatus"];
            };
        };
        responses: {
            /** @description The new status. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isGamingBarOn": false
                     *     }
                     */
                    "application/json": components["schemas"]["GamingBarStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    dataExportGet: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "request": {
                     *         "requestedAt": "2026-11-28T15:00:00.000Z",
                     *         "expiresAt": "2026-12-05T15:00:04.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DataExportState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    dataExportCreate: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Requested. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "request": {
                     *         "requestedAt": "2026-11-28T15:00:00.000Z",
                     *         "expiresAt": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DataExportState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    dataExportDownload: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPassword": "correct horse battery"
                 *     }
                 */
                "application/json": components["schemas"]["DataExportDownload"];
            };
        };
        responses: {
            /** @description The data. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "collectedAt": "2026-11-28T15:00:04.000Z",
                     *       "data": {
                     *         "profile": [
                     *           {
                     *             "firstName": "Ana",
                     *             "lastName": "Ruiz",
                     *             "email": "ana@example.com"
                     *           }
                     *         ],
                     *         "addresses": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DataExport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description `current_password_required`: More than 15 minutes after signing in, a password is changed only with the current one.
             *     `current_password_wrong`: The current password in the body is wrong.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#current_password_required",
                     *       "title": "You signed in a while ago. Enter your current password.",
                     *       "status": 422,
                     *       "detail": "You signed in a while ago. Enter your current password.",
                     *       "code": "current_password_required",
                     *       "message": "You signed in a while ago. Enter your current password.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("current_password_required" | "current_password_wrong") | string;
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    accountDeletionGet: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "request": {
                     *         "requestedAt": "2026-11-28T15:00:00.000Z",
                     *         "dueAt": "2026-12-12T15:00:00.000Z",
                     *         "waitsFor": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AccountDeletionState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    accountDeletionCreate: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPassword": "correct horse battery"
                 *     }
                 */
                "application/json": components["schemas"]["AccountDeletionCreate"];
            };
        };
        responses: {
            /** @description Requested. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "request": {
                     *         "requestedAt": "2026-11-28T15:00:00.000Z",
                     *         "dueAt": "2026-12-12T15:00:00.000Z",
                     *         "waitsFor": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AccountDeletionState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /**
             * @description `account_orders_open`: The caller has an order that is unpaid or not delivered yet.
             *     `account_in_use`: The caller belongs to the staff, or to a professional or school account with other people or with linked clients.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#account_orders_open",
                     *       "title": "You still have an open order. Cancel it, or delete your account once it has been delivered.",
                     *       "status": 409,
                     *       "detail": "You still have an open order. Cancel it, or delete your account once it has been delivered.",
                     *       "code": "account_orders_open",
                     *       "message": "You still have an open order. Cancel it, or delete your account once it has been delivered.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("account_orders_open" | "account_in_use") | string;
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["CurrentPasswordWrong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    accountDeletionDelete: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Withdrawn. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    emailChangeGet: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address and its change. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "ana@example.com",
                     *       "change": {
                     *         "newEmail": "ana.ruiz@example.com",
                     *         "requestedAt": "2026-11-28T15:00:00.000Z",
                     *         "expiresAt": "2026-11-29T15:00:00.000Z",
                     *         "isNewConfirmed": true,
                     *         "isCurrentConfirmed": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EmailChangeState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    emailChangeCreate: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "newEmail": "ana.ruiz@example.com",
                 *       "currentPassword": "correct horse battery"
                 *     }
                 */
                "application/json": components["schemas"]["EmailChangeCreate"];
            };
        };
        responses: {
            /** @description The links are on their way. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "ana@example.com",
                     *       "change": {
                     *         "newEmail": "ana.ruiz@example.com",
                     *         "requestedAt": "2026-11-28T15:00:00.000Z",
                     *         "expiresAt": "2026-11-29T15:00:00.000Z",
                     *         "isNewConfirmed": false,
                     *         "isCurrentConfirmed": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EmailChangeState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description `current_password_wrong`: The current password in the body is wrong.
             *     `email_unchanged`: The new address is the current one, perhaps written differently.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#current_password_wrong",
                     *       "title": "The current password is incorrect.",
                     *       "status": 422,
                     *       "detail": "The current password is incorrect.",
                     *       "code": "current_password_wrong",
                     *       "message": "The current password is incorrect.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("current_password_wrong" | "email_unchanged") | string;
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    emailChangeDelete: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Canceled. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    emailChangeGetLink: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description From the link. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The change that the link confirms, if it still can. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "link": {
                     *         "newEmail": "ana.ruiz@example.com",
                     *         "address": "new",
                     *         "isConfirmed": false,
                     *         "isOtherConfirmed": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EmailChangeLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    emailChangeConfirm: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description From the link; works for 24 hours. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Confirmed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "newEmail": "ana.ruiz@example.com",
                     *       "isChanged": false
                     *     }
                     */
                    "application/json": components["schemas"]["EmailChangeConfirmed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["EmailTaken"];
            422: components["responses"]["EmailChangeLinkInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    stockAlertList: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The alerts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "sku": "1401",
                     *           "name": "C15 Bright Serum",
                     *           "requestedAt": "2026-11-20T15:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["StockAlertList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    stockAlertDelete: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
                /** @description The product. */
                sku: components["schemas"]["Sku"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Turned off. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    notificationGet: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "messageEmail": true,
                     *       "reviewEmail": true,
                     *       "pushDevices": 1,
                     *       "pushKey": "BNNywImTXX3qpMLhu5uPM2nBGRXDTDwStvDkOQPMRNBJK1b0pnA7RN2Hhn2hbT1uSN3SGoKzMNTeTFIPQ5Gtlmk"
                     *     }
                     */
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    notificationUpdate: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "messageEmail": false
                 *     }
                 */
                "application/json": components["schemas"]["NotificationUpdate"];
            };
        };
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "messageEmail": false,
                     *       "reviewEmail": true
                     *     }
                     */
                    "application/json": components["schemas"]["EmailSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    pushSubscriptionRenew: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "endpoint": "https://fcm.googleapis.com/fcm/send/cV9x2Qm7TtE:APA91bH3nq0",
                 *       "keys": {
                 *         "p256dh": "BGAbuaK8_Gl9lkbXqWZD956AaXcQooJz3ZAqFdZizEPkSdAkxaW7L_gfkwGf3d2mVcd469pg0pN4ymSAbJbsR1o",
                 *         "auth": "0JugZNGBNjUQbv_mCq8uzg"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PushSubscriptionWrite"];
            };
        };
        responses: {
            /** @description Whether push notifications are on. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isOn": true
                     *     }
                     */
                    "application/json": components["schemas"]["PushState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    pushSubscriptionCreate: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "endpoint": "https://fcm.googleapis.com/fcm/send/cV9x2Qm7TtE:APA91bH3nq0",
                 *       "keys": {
                 *         "p256dh": "BGAbuaK8_Gl9lkbXqWZD956AaXcQooJz3ZAqFdZizEPkSdAkxaW7L_gfkwGf3d2mVcd469pg0pN4ymSAbJbsR1o",
                 *         "auth": "0JugZNGBNjUQbv_mCq8uzg"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PushSubscriptionWrite"];
            };
        };
        responses: {
            /** @description Push notifications are on. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isOn": true
                     *     }
                     */
                    "application/json": components["schemas"]["PushState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PushNotPossible"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    pushSubscriptionDelete: {
        parameters: {
            query?: {
                /** @description The endpoint of the browser’s subscription. Without it, all of the caller’s browsers. */
                endpoint?: string;
            };
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Turned off. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    notificationUnsubscribe: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "dXNyXzAx.c2lnbmF0dXJl"
                 *     }
                 */
                "application/json": components["schemas"]["UnsubscribeToken"];
            };
        };
        responses: {
            /** @description Unsubscribed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "messageEmail": false
                     *     }
                     */
                    "application/json": components["schemas"]["MessageEmailState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    applicationCreate: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description Required here: the call moves money or stock. The same key with the same body returns the response of the first call; with a different body it is refused with 409 `idempotency_key_reuse`. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ApplicationCreate"];
            };
        };
        responses: {
            /** @description The application. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
            /**
             * @description `validation_failed`: A parameter or a field of the body violates the contract. `details` names each one.
             *     `malformed_json`: The body cannot be parsed.
             *     `bad_request`: The body arrived incomplete, or its length does not match `Content-Length`.
             *     `malformed_form`: The body is not well-formed `multipart/form-data`.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#validation_failed",
                     *       "title": "Some fields are not valid.",
                     *       "status": 400,
                     *       "detail": "Some fields are not valid.",
                     *       "code": "validation_failed",
                     *       "message": "Some fields are not valid.",
                     *       "requestId": "req_01HZX0",
                     *       "details": [
                     *         {
                     *           "path": "/quantity",
                     *           "message": "must be at least 1",
                     *           "code": "minimum"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("validation_failed" | "malformed_json" | "bad_request" | "malformed_form") | string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description `application_open`: The address has an application that is not decided yet, or an account already.
             *     `email_taken`: Another account uses this email address.
             *     `idempotency_key_reuse`: The same key was sent with a different body within 24 hours.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#application_open",
                     *       "title": "We are already reviewing your application.",
                     *       "status": 409,
                     *       "detail": "We are already reviewing your application.",
                     *       "code": "application_open",
                     *       "message": "We are already reviewing your application.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("application_open" | "email_taken" | "idempotency_key_reuse") | string;
                    };
                };
            };
            /**
             * @description `body_too_large`: The body has more bytes than this operation accepts.
             *     `file_too_large`: A file in the form has more bytes than the operation accepts.
             *     `too_many_parts`: The form has more fields and files than the operation accepts.
             */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#body_too_large",
                     *       "title": "The body is too large.",
                     *       "status": 413,
                     *       "detail": "The body is too large.",
                     *       "code": "body_too_large",
                     *       "message": "The body is too large.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("body_too_large" | "file_too_large" | "too_many_parts") | string;
                    };
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description `license_expired`: The license in the application expired before today.
             *     `file_invalid`: The file is not what its name and type claim, or cannot be read. The entry in `details` has the reason as its code.
             *     `password_too_weak`: The password is too easy to guess, or too similar to the email address. `details` says why.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#license_expired",
                     *       "title": "This license has expired.",
                     *       "status": 422,
                     *       "detail": "This license has expired.",
                     *       "code": "license_expired",
                     *       "message": "This license has expired.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("license_expired" | "file_invalid" | "password_too_weak") | string;
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    applicationGet: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application, or null. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    locationList: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The locations. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "loc_00000000000000000000000001",
                     *           "name": "Lumen Skin Clinic",
                     *           "line1": "418 East Broadway",
                     *           "line2": "Suite 200",
                     *           "city": "Salt Lake City",
                     *           "region": "UT",
                     *           "postalCode": "84111",
                     *           "countryCode": "US",
                     *           "phone": "+1 801 555 0110",
                     *           "timezone": "America/Denver",
                     *           "hours": [
                     *             {
                     *               "day": "monday",
                     *               "opens": "09:00",
                     *               "closes": "12:30"
                     *             },
                     *             {
                     *               "day": "monday",
                     *               "opens": "13:30",
                     *               "closes": "18:00"
                     *             }
                     *           ],
                     *           "isListed": true,
                     *           "latitude": 40.7548,
                     *           "longitude": -111.881
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["LocationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `forbidden`: The caller is known, but may not do this or see this record.
             *     `wrong_channel`: The operation is for accounts of another channel, such as professionals.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#forbidden",
                     *       "title": "You do not have access to this.",
                     *       "status": 403,
                     *       "detail": "You do not have access to this.",
                     *       "code": "forbidden",
                     *       "message": "You do not have access to this.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("forbidden" | "wrong_channel") | string;
                    };
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    locationCreate: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description For 24 hours, the same key with the same body returns the response of the first call. The same key with a different body is refused with 409 `idempotency_key_reuse`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Lumen Skin Clinic",
                 *       "line1": "418 East Broadway",
                 *       "line2": "Suite 200",
                 *       "city": "Salt Lake City",
                 *       "region": "UT",
                 *       "postalCode": "84111",
                 *       "countryCode": "US",
                 *       "phone": "+1 801 555 0110",
                 *       "timezone": "America/Denver",
                 *       "hours": [
                 *         {
                 *           "day": "monday",
                 *           "opens": "09:00",
                 *           "closes": "12:30"
                 *         },
                 *         {
                 *           "day": "monday",
                 *           "opens": "13:30",
                 *           "closes": "18:00"
                 *         }
                 *       ],
                 *       "isListed": true,
                 *       "latitude": 40.7548,
                 *       "longitude": -111.881
                 *     }
                 */
                "application/json": components["schemas"]["LocationInput"];
            };
        };
        responses: {
            /** @description The new location. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "loc_00000000000000000000000001",
                     *       "name": "Lumen Skin Clinic",
                     *       "line1": "418 East Broadway",
                     *       "line2": "Suite 200",
                     *       "city": "Salt Lake City",
                     *       "region": "UT",
                     *       "postalCode": "84111",
                     *       "countryCode": "US",
                     *       "phone": "+1 801 555 0110",
                     *       "timezone": "America/Denver",
                     *       "hours": [
                     *         {
                     *           "day": "monday",
                     *           "opens": "09:00",
                     *           "closes": "12:30"
                     *         },
                     *         {
                     *           "day": "monday",
                     *           "opens": "13:30",
                     *           "closes": "18:00"
                     *         }
                     *       ],
                     *       "isListed": true,
                     *       "latitude": 40.7548,
                     *       "longitude": -111.881
                     *     }
                     */
                    "application/json": components["schemas"]["Location"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `forbidden`: The caller is known, but may not do this or see this record.
             *     `wrong_channel`: The operation is for accounts of another channel, such as professionals.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#forbidden",
                     *       "title": "You do not have access to this.",
                     *       "status": 403,
                     *       "detail": "You do not have access to this.",
                     *       "code": "forbidden",
                     *       "message": "You do not have access to this.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("forbidden" | "wrong_channel") | string;
                    };
                };
            };
            409: components["responses"]["IdempotencyKeyReuse"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description `location_invalid`: The address, hours or contact details are inconsistent. `details` names the fields.
             *     `locations_full`: An account can have a limited number of locations.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#location_invalid",
                     *       "title": "Some details of this location are not valid.",
                     *       "status": 422,
                     *       "detail": "Some details of this location are not valid.",
                     *       "code": "location_invalid",
                     *       "message": "Some details of this location are not valid.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("location_invalid" | "locations_full") | string;
                    };
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    locationUpdate: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
                /** @description A location of the caller’s account. */
                locationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Lumen Skin Clinic",
                 *       "line1": "418 East Broadway",
                 *       "line2": "Suite 200",
                 *       "city": "Salt Lake City",
                 *       "region": "UT",
                 *       "postalCode": "84111",
                 *       "countryCode": "US",
                 *       "phone": "+1 801 555 0110",
                 *       "timezone": "America/Denver",
                 *       "hours": [
                 *         {
                 *           "day": "monday",
                 *           "opens": "09:00",
                 *           "closes": "12:30"
                 *         },
                 *         {
                 *           "day": "monday",
                 *           "opens": "13:30",
                 *           "closes": "18:00"
                 *         }
                 *       ],
                 *       "isListed": true,
                 *       "latitude": 40.7548,
                 *       "longitude": -111.881
                 *     }
                 */
                "application/json": components["schemas"]["LocationInput"];
            };
        };
        responses: {
            /** @description The changed location. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "loc_00000000000000000000000001",
                     *       "name": "Lumen Skin Clinic",
                     *       "line1": "418 East Broadway",
                     *       "line2": "Suite 200",
                     *       "city": "Salt Lake City",
                     *       "region": "UT",
                     *       "postalCode": "84111",
                     *       "countryCode": "US",
                     *       "phone": "+1 801 555 0110",
                     *       "timezone": "America/Denver",
                     *       "hours": [
                     *         {
                     *           "day": "monday",
                     *           "opens": "09:00",
                     *           "closes": "12:30"
                     *         },
                     *         {
                     *           "day": "monday",
                     *           "opens": "13:30",
                     *           "closes": "18:00"
                     *         }
                     *       ],
                     *       "isListed": true,
                     *       "latitude": 40.7548,
                     *       "longitude": -111.881
                     *     }
                     */
                    "application/json": components["schemas"]["Location"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `forbidden`: The caller is known, but may not do this or see this record.
             *     `wrong_channel`: The operation is for accounts of another channel, such as professionals.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#forbidden",
                     *       "title": "You do not have access to this.",
                     *       "status": 403,
                     *       "detail": "You do not have access to this.",
                     *       "code": "forbidden",
                     *       "message": "You do not have access to this.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("forbidden" | "wrong_channel") | string;
                    };
                };
            };
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["LocationInvalid"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    locationDelete: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
                /** @description A location of the caller’s account. */
                locationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `forbidden`: The caller is known, but may not do this or see this record.
             *     `wrong_channel`: The operation is for accounts of another channel, such as professionals.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#forbidden",
                     *       "title": "You do not have access to this.",
                     *       "status": 403,
                     *       "detail": "You do not have access to this.",
                     *       "code": "forbidden",
                     *       "message": "You do not have access to this.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("forbidden" | "wrong_channel") | string;
                    };
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    storeLocate: {
        parameters: {
            query?: {
                /** @description Words in the name, city or region. */
                search?: string;
                /** @description A ZIP code, or a Canadian postal code or its first three characters. */
                postalCode?: string;
                /** @description Degrees north; together with `longitude`. */
                latitude?: number;
                /** @description Degrees east; together with `latitude`. */
                longitude?: number;
                /** @description IANA time zone of the caller. Has no effect with a postal code or position. */
                timezone?: string;
                /** @description Whether to find only stores that are open at this moment. */
                openNow?: boolean;
                /** @description Only within this distance, in kilometers. Has no effect without a postal code or position. */
                radiusKm?: number;
                /** @description Counted from 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Stores per page: 12 by default, which fills grids of 2, 3 or 4 columns, at most 50. */
                perPage?: number;
            };
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description The `ETag` of a response that the caller still has. As long as nothing has changed, the call returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of stores. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "loc_00000000000000000000000001",
                     *           "name": "Lumen Skin Clinic",
                     *           "accountName": "Lumen Skin Clinic",
                     *           "storeLabel": "lumen-skin-clinic",
                     *           "line1": "418 East Broadway",
                     *           "line2": "Suite 200",
                     *           "city": "Salt Lake City",
                     *           "region": "UT",
                     *           "postalCode": "84111",
                     *           "countryCode": "US",
                     *           "phone": "+1 801 555 0110",
                     *           "timezone": "America/Denver",
                     *           "hours": [
                     *             {
                     *               "day": "monday",
                     *               "opens": "09:00",
                     *               "closes": "12:30"
                     *             },
                     *             {
                     *               "day": "monday",
                     *               "opens": "13:30",
                     *               "closes": "18:00"
                     *             }
                     *           ],
                     *           "latitude": 40.7548,
                     *           "longitude": -111.881,
                     *           "distanceKm": 0
                     *         }
                     *       ],
                     *       "currentPage": 1,
                     *       "totalPages": 41,
                     *       "totalCount": 81,
                     *       "perPage": 2
                     *     }
                     */
                    "application/json": components["schemas"]["RetailLocationPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["PostalCodeUnknown"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    favoriteList: {
        parameters: {
            query?: {
                /** @description Counted from 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Products per page: 12 by default, which fills grids of 2, 3 or 4 columns, at most 50. */
                perPage?: number;
            };
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of products. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "sku": "1404",
                     *           "name": "Retinal Night Serum 0.05%",
                     *           "shortName": "Retinal Night .05",
                     *           "skuType": "retail",
                     *           "size": "30 mL / 1 fl oz",
                     *           "sizeClass": "standard",
                     *           "tagline": "One conversion away from the vitamin A that skin can use.",
                     *           "price": {
                     *             "listPrice": 88,
                     *             "yourPrice": 88,
                     *             "currency": "USD",
                     *             "reason": "list",
                     *             "reasonText": "List price"
                     *           },
                     *           "stock": {
                     *             "state": "in_stock",
                     *             "left": null
                     *           },
                     *           "image": {
                     *             "view": "front",
                     *             "alt": "Retinal Night Serum 0.05% in an airless bottle",
                     *             "template": "/media/pictures/4909662320143f1cd2f0e92f/{size}.{format}",
                     *             "sizes": [
                     *               "icon",
                     *               "thumbnail",
                     *               "retail",
                     *               "standard"
                     *             ],
                     *             "formats": [
                     *               "avif",
                     *               "webp",
                     *               "png"
                     *             ]
                     *           },
                     *           "categories": [
                     *             "serums"
                     *           ],
                     *           "concerns": [
                     *             "fine-lines",
                     *             "uneven-texture",
                     *             "firmness",
                     *             "sun-damage"
                     *           ],
                     *           "isNew": false,
                     *           "isBestseller": true,
                     *           "limitPerOrder": 6,
                     *           "rating": null
                     *         }
                     *       ],
                     *       "gone": [],
                     *       "currentPage": 1,
                     *       "totalPages": 7,
                     *       "totalCount": 14,
                     *       "perPage": 2
                     *     }
                     */
                    "application/json": components["schemas"]["FavoritePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    favoriteAdd: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
                /** @description The product. */
                sku: components["schemas"]["Sku"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The favorite. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sku": "1404",
                     *       "addedAt": "2026-10-30T15:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Favorite"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["FavoritesFull"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    favoriteRemove: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
                /** @description The product. */
                sku: components["schemas"]["Sku"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is no longer a favorite. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    rewardGet: {
        parameters: {
            query?: {
                /** @description The calendar year in `timezone`; the current one by default. */
                year?: number;
                /** @description Counted from 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Entries per page: 25 by default, at most 100, because each is one line of a table. */
                perPage?: number;
            };
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
                /** @description IANA time zone, percent-encoded: `America%2FDenver`. */
                timezone: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rewards of that year. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "year": 2026,
                     *       "timezone": "America/Denver",
                     *       "canUse": true,
                     *       "reason": null,
                     *       "acceptedAt": "2026-01-21T17:00:00.000Z",
                     *       "balance": 3432,
                     *       "held": [
                     *         {
                     *           "orderId": "ord_01hzx0k62",
                     *           "orderNumber": "R-104233",
                     *           "points": 200
                     *         }
                     *       ],
                     *       "earned": 12468,
                     *       "spent": 9600,
                     *       "earnPerDollar": 2,
                     *       "pointValue": 0.05,
                     *       "currency": "USD",
                     *       "progress": {
                     *         "level": "Silver",
                     *         "nextLevel": "Gold",
                     *         "spent": 4847.12,
                     *         "needed": 5000,
                     *         "currency": "USD"
                     *       },
                     *       "years": [
                     *         2026,
                     *         2025
                     *       ],
                     *       "entries": {
                     *         "items": [
                     *           {
                     *             "id": "pts_01m7yc496gtjnv7kaq2er95x3b",
                     *             "createdAt": "2026-11-16T19:43:12.574Z",
                     *             "kind": "earned",
                     *             "points": 614,
                     *             "balance": 3432,
                     *             "orderId": "ord_01m7yc496g9ehyd6hd8e9zf8dm",
                     *             "courseId": null,
                     *             "note": "Earned with an order"
                     *           },
                     *           {
                     *             "id": "pts_01m7yc496ghjrkdvapdbkngrm4",
                     *             "createdAt": "2026-11-16T19:42:39.276Z",
                     *             "kind": "spent",
                     *             "points": -2500,
                     *             "balance": 2818,
                     *             "orderId": "ord_01m7yc496g9ehyd6hd8e9zf8dm",
                     *             "courseId": null,
                     *             "note": "Spent on an order"
                     *           }
                     *         ],
                     *         "currentPage": 1,
                     *         "totalPages": 7,
                     *         "totalCount": 20,
                     *         "perPage": 3
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RewardsInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    rewardGetForCourse: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
                /** @description Any course. */
                courseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Points for that course. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "courseId": "FDE-SLC-200",
                     *       "canUse": true,
                     *       "reason": null,
                     *       "price": 895,
                     *       "currency": "USD",
                     *       "balance": 3432,
                     *       "maxPoints": 3432,
                     *       "amount": 171.6,
                     *       "pointsToEarn": 1790
                     *     }
                     */
                    "application/json": components["schemas"]["CoursePoints"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    courseRegister: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description Required here: the call moves money or stock. The same key with the same body returns the response of the first call; with a different body it is refused with 409 `idempotency_key_reuse`. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "courseId": "HAE-DEN-101",
                 *       "joinWaitlist": true
                 *     }
                 */
                "application/json": components["schemas"]["CourseRegister"];
            };
        };
        responses: {
            /** @description The registration. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "registrationId": "reg_01kdm3q7f7cv9j5hjy8r2w6t1a",
                     *       "course": {
                     *         "courseId": "HAE-DEN-101",
                     *         "title": "Hydration and Acne Essentials",
                     *         "category": "HAE Events",
                     *         "format": "in_person",
                     *         "location": "Denver, CO",
                     *         "city": "Denver",
                     *         "state": "CO",
                     *         "startsAt": "2027-04-12T15:00:00.000Z",
                     *         "endsAt": "2027-04-13T23:00:00.000Z",
                     *         "timezone": "America/Denver",
                     *         "status": "Upcoming",
                     *         "capacity": 24,
                     *         "seatsLeft": 6,
                     *         "waitlistCount": 0,
                     *         "price": 249,
                     *         "currency": "USD",
                     *         "isOpenToGuests": false,
                     *         "canRegister": true,
                     *         "reasonCode": null,
                     *         "reason": null
                     *       },
                     *       "userId": "usr_00000000000000000000000001",
                     *       "firstName": "Dana",
                     *       "lastName": "Whitfield",
                     *       "email": "dana@lumenclinic.example",
                     *       "phone": null,
                     *       "status": "registered",
                     *       "waitlistPosition": null,
                     *       "heldUntil": null,
                     *       "registeredAt": "2026-11-21T09:00:00.000Z",
                     *       "canceledAt": null,
                     *       "pointsSpent": 0,
                     *       "pointsEarned": 498,
                     *       "amountPaid": 249,
                     *       "currency": "USD",
                     *       "payment": {
                     *         "status": "succeeded",
                     *         "provider": "test",
                     *         "method": "card",
                     *         "brand": "visa",
                     *         "last4": "4242",
                     *         "nextAction": null,
                     *         "failure": null
                     *       },
                     *       "joinUrl": null,
                     *       "accessToken": null
                     *     }
                     */
                    "application/json": components["schemas"]["CourseRegistration"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `card_declined`: The bank declined without giving a reason.
             *     `insufficient_funds`: The bank declined for lack of funds.
             *     `expired_card`: The bank declined because the card has expired.
             *     `incorrect_cvc`: The bank declined because of the security code.
             *     `processing_error`: The bank had an error of its own.
             *     `authentication_failed`: 3-D Secure was declined or abandoned.
             *     `payment_closed`: The attempt was closed before the bank confirmed it.
             *     `token_unknown`: The payment token does not exist or has expired.
             *     `token_used`: A payment token pays for one order only.
             */
            402: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#card_declined",
                     *       "title": "Your card was declined. Try another card.",
                     *       "status": 402,
                     *       "detail": "Your card was declined. Try another card.",
                     *       "code": "card_declined",
                     *       "message": "Your card was declined. Try another card.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("card_declined" | "insufficient_funds" | "expired_card" | "incorrect_cvc" | "processing_error" | "authentication_failed" | "payment_closed" | "token_unknown" | "token_used") | string;
                    };
                };
            };
            /**
             * @description `wrong_channel`: The operation is for accounts of another channel, such as professionals.
             *     `forbidden`: The caller is known, but may not do this or see this record.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#wrong_channel",
                     *       "title": "This is not available for your account.",
                     *       "status": 403,
                     *       "detail": "This is not available for your account.",
                     *       "code": "wrong_channel",
                     *       "message": "This is not available for your account.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("wrong_channel" | "forbidden") | string;
                    };
                };
            };
            404: components["responses"]["NotFound"];
            /**
             * @description `course_started`: Once a course has started, it is too late to register or to cancel.
             *     `course_not_open`: Registration opens later.
             *     `course_full`: There are no seats left, and the body did not ask to join the waitlist.
             *     `price_changed`: The price differs from `expectedPrice`.
             *     `already_registered`: The person or email address has a seat, a place on the waitlist, or a seat that is awaiting payment.
             *     `idempotency_key_reuse`: The same key was sent with a different body within 24 hours.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#course_started",
                     *       "title": "This course has already started.",
                     *       "status": 409,
                     *       "detail": "This course has already started.",
                     *       "code": "course_started",
                     *       "message": "This course has already started.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("course_started" | "course_not_open" | "course_full" | "price_changed" | "already_registered" | "idempotency_key_reuse") | string;
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description `payment_required`: The total is more than zero, and the body has no `payment`.
             *     `points_insufficient`: The points to spend exceed the balance.
             *     `rewards_sign_in`: Visitors have no points.
             *     `rewards_professionals_only`: The account belongs to another channel.
             *     `rewards_discount_model`: The discount model of the account earns no points.
             *     `rewards_tier_4`: The account is in Tier 4.
             *     `rewards_exempt`: The account was excluded from the program.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#payment_required",
                     *       "title": "A payment is required.",
                     *       "status": 422,
                     *       "detail": "A payment is required.",
                     *       "code": "payment_required",
                     *       "message": "A payment is required.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("payment_required" | "points_insufficient" | "rewards_sign_in" | "rewards_professionals_only" | "rewards_discount_model" | "rewards_tier_4" | "rewards_exempt") | string;
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    courseRegisterGuest: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description Required here: the call moves money or stock. The same key with the same body returns the response of the first call; with a different body it is refused with 409 `idempotency_key_reuse`. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "courseId": "VIR-PEEL-101",
                 *       "firstName": "Ana",
                 *       "lastName": "Ruiz",
                 *       "email": "ana@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["CourseRegisterGuest"];
            };
        };
        responses: {
            /** @description The registration. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "registrationId": "reg_01kdm3q7f7cv9j5hjy8r2w6t1a",
                     *       "course": {
                     *         "courseId": "HAE-DEN-101",
                     *         "title": "Hydration and Acne Essentials",
                     *         "category": "HAE Events",
                     *         "format": "in_person",
                     *         "location": "Denver, CO",
                     *         "city": "Denver",
                     *         "state": "CO",
                     *         "startsAt": "2027-04-12T15:00:00.000Z",
                     *         "endsAt": "2027-04-13T23:00:00.000Z",
                     *         "timezone": "America/Denver",
                     *         "status": "Upcoming",
                     *         "capacity": 24,
                     *         "seatsLeft": 6,
                     *         "waitlistCount": 0,
                     *         "price": 249,
                     *         "currency": "USD",
                     *         "isOpenToGuests": false,
                     *         "canRegister": true,
                     *         "reasonCode": null,
                     *         "reason": null
                     *       },
                     *       "userId": "usr_00000000000000000000000001",
                     *       "firstName": "Dana",
                     *       "lastName": "Whitfield",
                     *       "email": "dana@lumenclinic.example",
                     *       "phone": null,
                     *       "status": "registered",
                     *       "waitlistPosition": null,
                     *       "heldUntil": null,
                     *       "registeredAt": "2026-11-21T09:00:00.000Z",
                     *       "canceledAt": null,
                     *       "pointsSpent": 0,
                     *       "pointsEarned": 498,
                     *       "amountPaid": 249,
                     *       "currency": "USD",
                     *       "payment": {
                     *         "status": "succeeded",
                     *         "provider": "test",
                     *         "method": "card",
                     *         "brand": "visa",
                     *         "last4": "4242",
                     *         "nextAction": null,
                     *         "failure": null
                     *       },
                     *       "joinUrl": null,
                     *       "accessToken": null
                     *     }
                     */
                    "application/json": components["schemas"]["CourseRegistration"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `card_declined`: The bank declined without giving a reason.
             *     `insufficient_funds`: The bank declined for lack of funds.
             *     `expired_card`: The bank declined because the card has expired.
             *     `incorrect_cvc`: The bank declined because of the security code.
             *     `processing_error`: The bank had an error of its own.
             *     `authentication_failed`: 3-D Secure was declined or abandoned.
             *     `payment_closed`: The attempt was closed before the bank confirmed it.
             *     `token_unknown`: The payment token does not exist or has expired.
             *     `token_used`: A payment token pays for one order only.
             */
            402: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#card_declined",
                     *       "title": "Your card was declined. Try another card.",
                     *       "status": 402,
                     *       "detail": "Your card was declined. Try another card.",
                     *       "code": "card_declined",
                     *       "message": "Your card was declined. Try another card.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("card_declined" | "insufficient_funds" | "expired_card" | "incorrect_cvc" | "processing_error" | "authentication_failed" | "payment_closed" | "token_unknown" | "token_used") | string;
                    };
                };
            };
            403: components["responses"]["WrongChannel"];
            404: components["responses"]["NotFound"];
            /**
             * @description `course_started`: Once a course has started, it is too late to register or to cancel.
             *     `course_not_open`: Registration opens later.
             *     `course_full`: There are no seats left, and the body did not ask to join the waitlist.
             *     `price_changed`: The price differs from `expectedPrice`.
             *     `already_registered`: The person or email address has a seat, a place on the waitlist, or a seat that is awaiting payment.
             *     `idempotency_key_reuse`: The same key was sent with a different body within 24 hours.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#course_started",
                     *       "title": "This course has already started.",
                     *       "status": 409,
                     *       "detail": "This course has already started.",
                     *       "code": "course_started",
                     *       "message": "This course has already started.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("course_started" | "course_not_open" | "course_full" | "price_changed" | "already_registered" | "idempotency_key_reuse") | string;
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PaymentRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    courseConfirmPayment: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The registration. */
                registrationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CourseRegistrationConfirm"];
            };
        };
        responses: {
            /** @description The registration. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "registrationId": "reg_01kdm3q7f7cv9j5hjy8r2w6t1a",
                     *       "course": {
                     *         "courseId": "HAE-DEN-101",
                     *         "title": "Hydration and Acne Essentials",
                     *         "category": "HAE Events",
                     *         "format": "in_person",
                     *         "location": "Denver, CO",
                     *         "city": "Denver",
                     *         "state": "CO",
                     *         "startsAt": "2027-04-12T15:00:00.000Z",
                     *         "endsAt": "2027-04-13T23:00:00.000Z",
                     *         "timezone": "America/Denver",
                     *         "status": "Upcoming",
                     *         "capacity": 24,
                     *         "seatsLeft": 6,
                     *         "waitlistCount": 0,
                     *         "price": 249,
                     *         "currency": "USD",
                     *         "isOpenToGuests": false,
                     *         "canRegister": true,
                     *         "reasonCode": null,
                     *         "reason": null
                     *       },
                     *       "userId": "usr_00000000000000000000000001",
                     *       "firstName": "Dana",
                     *       "lastName": "Whitfield",
                     *       "email": "dana@lumenclinic.example",
                     *       "phone": null,
                     *       "status": "registered",
                     *       "waitlistPosition": null,
                     *       "heldUntil": null,
                     *       "registeredAt": "2026-11-21T09:00:00.000Z",
                     *       "canceledAt": null,
                     *       "pointsSpent": 0,
                     *       "pointsEarned": 498,
                     *       "amountPaid": 249,
                     *       "currency": "USD",
                     *       "payment": {
                     *         "status": "succeeded",
                     *         "provider": "test",
                     *         "method": "card",
                     *         "brand": "visa",
                     *         "last4": "4242",
                     *         "nextAction": null,
                     *         "failure": null
                     *       },
                     *       "joinUrl": null,
                     *       "accessToken": null
                     *     }
                     */
                    "application/json": components["schemas"]["CourseRegistration"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `card_declined`: The bank declined without giving a reason.
             *     `insufficient_funds`: The bank declined for lack of funds.
             *     `expired_card`: The bank declined because the card has expired.
             *     `incorrect_cvc`: The bank declined because of the security code.
             *     `processing_error`: The bank had an error of its own.
             *     `authentication_failed`: 3-D Secure was declined or abandoned.
             *     `payment_closed`: The attempt was closed before the bank confirmed it.
             *     `token_unknown`: The payment token does not exist or has expired.
             *     `token_used`: A payment token pays for one order only.
             */
            402: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#card_declined",
                     *       "title": "Your card was declined. Try another card.",
                     *       "status": 402,
                     *       "detail": "Your card was declined. Try another card.",
                     *       "code": "card_declined",
                     *       "message": "Your card was declined. Try another card.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("card_declined" | "insufficient_funds" | "expired_card" | "incorrect_cvc" | "processing_error" | "authentication_failed" | "payment_closed" | "token_unknown" | "token_used") | string;
                    };
                };
            };
            404: components["responses"]["NotFound"];
            /**
             * @description `registration_canceled`: The registration has ended.
             *     `still_waiting`: A seat can be confirmed only after it has been offered.
             *     `course_started`: Once a course has started, it is too late to register or to cancel.
             *     `payment_in_progress`: An earlier attempt to pay has no result yet.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#registration_canceled",
                     *       "title": "This registration was canceled. Register again.",
                     *       "status": 409,
                     *       "detail": "This registration was canceled. Register again.",
                     *       "code": "registration_canceled",
                     *       "message": "This registration was canceled. Register again.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("registration_canceled" | "still_waiting" | "course_started" | "payment_in_progress") | string;
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    courseGetRegistration: {
        parameters: {
            query?: {
                /** @description For guests: from the response to `courseRegisterGuest` or the link in the confirmation email. */
                accessToken?: string;
            };
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller, or `guest`. */
                id: string;
                /** @description The course; ids of HAE events start with `HAE`. */
                courseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The registration. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "registrationId": "reg_01kdm3q7f7cv9j5hjy8r2w6t1a",
                     *       "course": {
                     *         "courseId": "HAE-DEN-101",
                     *         "title": "Hydration and Acne Essentials",
                     *         "category": "HAE Events",
                     *         "format": "in_person",
                     *         "location": "Denver, CO",
                     *         "city": "Denver",
                     *         "state": "CO",
                     *         "startsAt": "2027-04-12T15:00:00.000Z",
                     *         "endsAt": "2027-04-13T23:00:00.000Z",
                     *         "timezone": "America/Denver",
                     *         "status": "Upcoming",
                     *         "capacity": 24,
                     *         "seatsLeft": 6,
                     *         "waitlistCount": 0,
                     *         "price": 249,
                     *         "currency": "USD",
                     *         "isOpenToGuests": false,
                     *         "canRegister": true,
                     *         "reasonCode": null,
                     *         "reason": null
                     *       },
                     *       "userId": "usr_00000000000000000000000001",
                     *       "firstName": "Dana",
                     *       "lastName": "Whitfield",
                     *       "email": "dana@lumenclinic.example",
                     *       "phone": null,
                     *       "status": "registered",
                     *       "waitlistPosition": null,
                     *       "heldUntil": null,
                     *       "registeredAt": "2026-11-21T09:00:00.000Z",
                     *       "canceledAt": null,
                     *       "pointsSpent": 0,
                     *       "pointsEarned": 498,
                     *       "amountPaid": 249,
                     *       "currency": "USD",
                     *       "payment": {
                     *         "status": "succeeded",
                     *         "provider": "test",
                     *         "method": "card",
                     *         "brand": "visa",
                     *         "last4": "4242",
                     *         "nextAction": null,
                     *         "failure": null
                     *       },
                     *       "joinUrl": null,
                     *       "accessToken": null
                     *     }
                     */
                    "application/json": components["schemas"]["CourseRegistration"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    courseCancelRegistration: {
        parameters: {
            query?: {
                /** @description For guests: from the response to `courseRegisterGuest` or the link in the confirmation email. */
                accessToken?: string;
            };
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller, or `guest`. */
                id: string;
                /** @description The course; ids of HAE events start with `HAE`. */
                courseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The canceled registration. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "registrationId": "reg_01kdm3q7f7cv9j5hjy8r2w6t1a",
                     *       "course": {
                     *         "courseId": "HAE-DEN-101",
                     *         "title": "Hydration and Acne Essentials",
                     *         "category": "HAE Events",
                     *         "format": "in_person",
                     *         "location": "Denver, CO",
                     *         "city": "Denver",
                     *         "state": "CO",
                     *         "startsAt": "2027-04-12T15:00:00.000Z",
                     *         "endsAt": "2027-04-13T23:00:00.000Z",
                     *         "timezone": "America/Denver",
                     *         "status": "Upcoming",
                     *         "capacity": 24,
                     *         "seatsLeft": 6,
                     *         "waitlistCount": 0,
                     *         "price": 249,
                     *         "currency": "USD",
                     *         "isOpenToGuests": false,
                     *         "canRegister": true,
                     *         "reasonCode": null,
                     *         "reason": null
                     *       },
                     *       "userId": "usr_00000000000000000000000001",
                     *       "firstName": "Dana",
                     *       "lastName": "Whitfield",
                     *       "email": "dana@lumenclinic.example",
                     *       "phone": null,
                     *       "status": "canceled",
                     *       "waitlistPosition": null,
                     *       "heldUntil": null,
                     *       "registeredAt": "2026-11-21T09:00:00.000Z",
                     *       "canceledAt": "2026-11-22T09:00:00.000Z",
                     *       "pointsSpent": 0,
                     *       "pointsEarned": 498,
                     *       "amountPaid": 249,
                     *       "currency": "USD",
                     *       "payment": {
                     *         "status": "refunded",
                     *         "provider": "test",
                     *         "method": "card",
                     *         "brand": "visa",
                     *         "last4": "4242",
                     *         "nextAction": null,
                     *         "failure": null
                     *       },
                     *       "joinUrl": null,
                     *       "accessToken": null
                     *     }
                     */
                    "application/json": components["schemas"]["CourseRegistration"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["CourseStarted"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    courseGet: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description The `ETag` of a response that the caller still has. As long as nothing has changed, the call returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The course; ids of HAE events start with `HAE`. */
                courseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The course. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "courseId": "HAE-DEN-101",
                     *       "title": "Hydration and Acne Essentials",
                     *       "category": "HAE Events",
                     *       "format": "in_person",
                     *       "location": "Denver, CO",
                     *       "city": "Denver",
                     *       "state": "CO",
                     *       "startsAt": "2027-04-12T15:00:00.000Z",
                     *       "endsAt": "2027-04-13T23:00:00.000Z",
                     *       "timezone": "America/Denver",
                     *       "status": "Upcoming",
                     *       "capacity": 24,
                     *       "seatsLeft": 6,
                     *       "waitlistCount": 0,
                     *       "price": 249,
                     *       "currency": "USD",
                     *       "isOpenToGuests": false,
                     *       "canRegister": true,
                     *       "reasonCode": null,
                     *       "reason": null
                     *     }
                     */
                    "application/json": components["schemas"]["Course"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    pageGetContent: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description The `ETag` of a response that the caller still has. As long as nothing has changed, the call returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The page, for example `returns-policy`. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The blocks. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "slug": "returns-policy",
                     *       "title": "Returns policy",
                     *       "updatedAt": "2026-05-11T16:00:00.000Z",
                     *       "blocks": [
                     *         {
                     *           "type": "paragraph",
                     *           "text": "Skin is particular. If something does not suit yours, send it back within 60 days of delivery, opened or not, and we return what you paid for it."
                     *         },
                     *         {
                     *           "type": "heading",
                     *           "level": 2,
                     *           "text": "What can come back",
                     *           "anchor": "what-can-come-back"
                     *         },
                     *         {
                     *           "type": "list",
                     *           "isOrdered": false,
                     *           "items": [
                     *             "Retail products, opened or unopened",
                     *             "Kits, when every piece of the kit comes back",
                     *             "Professional products, unopened and with the seal whole",
                     *             "Anything that arrived damaged, wrong or past its date, at any time"
                     *           ]
                     *         },
                     *         {
                     *           "type": "heading",
                     *           "level": 2,
                     *           "text": "What cannot",
                     *           "anchor": "what-cannot"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PageContent"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    pageGet: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description The `ETag` of a response that the caller still has. As long as nothing has changed, the call returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The page, for example `returns-policy`. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "slug": "returns-policy",
                     *       "title": "Returns policy",
                     *       "description": "Sixty days, opened or not, and how to send something back.",
                     *       "updatedAt": "2026-05-11T16:00:00.000Z",
                     *       "document": {
                     *         "name": "returns-policy",
                     *         "url": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PageRecord"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    faqList: {
        parameters: {
            query?: {
                /** @description Only questions on that topic. */
                topic?: string;
                /** @description Words in the question or answer. */
                search?: string;
                /** @description Counted from 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Questions per page: 100 by default, at most 200, because the whole list is read as one page. */
                perPage?: number;
            };
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description The `ETag` of a response that the caller still has. As long as nothing has changed, the call returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "faq_001",
                     *           "topic": "Orders and payment",
                     *           "question": "How do I see where my order is?",
                     *           "answer": "Open the order in your account. As soon as it is packed it shows the carrier and a tracking link; guests find the same link in their confirmation email."
                     *         },
                     *         {
                     *           "id": "faq_002",
                     *           "topic": "Orders and payment",
                     *           "question": "Which payment methods do you accept?",
                     *           "answer": "Visa, Mastercard, American Express and Discover. Card numbers go straight to the payment provider."
                     *         }
                     *       ],
                     *       "currentPage": 1,
                     *       "totalPages": 19,
                     *       "totalCount": 37,
                     *       "perPage": 2,
                     *       "topics": [
                     *         "Orders and payment",
                     *         "Shipping and delivery",
                     *         "Returns and refunds",
                     *         "Products and skin",
                     *         "Account and privacy",
                     *         "Professionals and schools"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FaqPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    contentSearch: {
        parameters: {
            query: {
                /** @description The search text. */
                search: string;
                /** @description Only records of this type. `counts` still has all types. */
                type?: components["schemas"]["ContentHitType"];
                /** @description Counted from 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Records per page: 12 by default, at most 48, because they are found together with products. */
                perPage?: number;
            };
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description The `ETag` of a response that the caller still has. As long as nothing has changed, the call returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The search results. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "query": "sunscreen",
                     *       "items": [
                     *         {
                     *           "type": "blogPost",
                     *           "id": "two-fingers-of-sunscreen",
                     *           "slug": "two-fingers-of-sunscreen",
                     *           "title": "Two fingers of sunscreen",
                     *           "summary": "Most people wear less than half the sunscreen they need. How much is enough, and how to put it on.",
                     *           "topic": "Sun"
                     *         },
                     *         {
                     *           "type": "faq",
                     *           "id": "faq-sunscreen-with-vitamin-c",
                     *           "slug": "sunscreen-with-vitamin-c",
                     *           "title": "Can I wear sunscreen over vitamin C?",
                     *           "summary": "Yes. Let the serum dry for a minute, then apply two thin layers.",
                     *           "topic": "Products and skin"
                     *         }
                     *       ],
                     *       "counts": [
                     *         {
                     *           "type": "blogPost",
                     *           "totalCount": 1
                     *         },
                     *         {
                     *           "type": "faq",
                     *           "totalCount": 1
                     *         }
                     *       ],
                     *       "currentPage": 1,
                     *       "totalPages": 1,
                     *       "totalCount": 2,
                     *       "perPage": 12,
                     *       "didYouMean": null
                     *     }
                     */
                    "application/json": components["schemas"]["ContentSearchResult"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            /**
             * @description `content_unavailable`: The content service has never answered this process. `Retry-After` says how many seconds to wait.
             *     `database_unavailable`: The database cannot be reached. `Retry-After` says how many seconds to wait.
             *     `disk_full`: There is no disk space left to save anything. `Retry-After` says how many seconds to wait.
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#content_unavailable",
                     *       "title": "We can’t load this page right now. Try again in a moment.",
                     *       "status": 503,
                     *       "detail": "We can’t load this page right now. Try again in a moment.",
                     *       "code": "content_unavailable",
                     *       "message": "We can’t load this page right now. Try again in a moment.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("content_unavailable" | "database_unavailable" | "disk_full") | string;
                    };
                };
            };
        };
    };
    contentList: {
        parameters: {
            query?: {
                /** @description A view of the type, for example `card`. Default: the whole record. */
                view?: components["parameters"]["ContentView"];
                /** @description What the records have to be, as a JSON object by field: a value, null for none, `{"in": [...]}` for one of several, or `{"from": ..., "to": ...}`. A link is compared by the slug or ID of its record. */
                where?: string;
                /** @description Fields to sort by; `-` before one for descending order. Default: the order of the model. */
                order?: string[];
                /** @description Counted from 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Records per page: 12 by default, at most 100, because short records are listed as a whole. */
                perPage?: number;
            };
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description The `ETag` of a response that the caller still has. As long as nothing has changed, the call returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The content type, for example `faq`. */
                type: components["parameters"]["ContentType"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "faq-where-is-my-order",
                     *           "type": "faq",
                     *           "createdAt": "2026-05-04T09:00:00.000Z",
                     *           "updatedAt": "2026-05-11T16:00:00.000Z",
                     *           "question": "How do I see where my order is?",
                     *           "slug": "where-is-my-order",
                     *           "topic": "Orders and payment",
                     *           "topicPosition": 0,
                     *           "position": 0,
                     *           "answer": [
                     *             {
                     *               "type": "paragraph",
                     *               "children": [
                     *                 {
                     *                   "type": "text",
                     *                   "text": "Open the order in your account.",
                     *                   "marks": []
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "currentPage": 1,
                     *       "totalPages": 1,
                     *       "totalCount": 1,
                     *       "perPage": 12
                     *     }
                     */
                    "application/json": components["schemas"]["ContentRecordPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            /**
             * @description `content_unavailable`: The content service has never answered this process. `Retry-After` says how many seconds to wait.
             *     `database_unavailable`: The database cannot be reached. `Retry-After` says how many seconds to wait.
             *     `disk_full`: There is no disk space left to save anything. `Retry-After` says how many seconds to wait.
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#content_unavailable",
                     *       "title": "We can’t load this page right now. Try again in a moment.",
                     *       "status": 503,
                     *       "detail": "We can’t load this page right now. Try again in a moment.",
                     *       "code": "content_unavailable",
                     *       "message": "We can’t load this page right now. Try again in a moment.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("content_unavailable" | "database_unavailable" | "disk_full") | string;
                    };
                };
            };
        };
    };
    contentGet: {
        parameters: {
            query?: {
                /** @description A view of the type, for example `card`. Default: the whole record. */
                view?: components["parameters"]["ContentView"];
            };
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description The `ETag` of a response that the caller still has. As long as nothing has changed, the call returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The content type, for example `faq`. */
                type: components["parameters"]["ContentType"];
                /** @description The slug or ID of the record. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "returns-policy",
                     *       "type": "page",
                     *       "createdAt": "2026-05-04T09:00:00.000Z",
                     *       "updatedAt": "2026-05-11T16:00:00.000Z",
                     *       "title": "Returns policy",
                     *       "slug": "returns-policy",
                     *       "description": "Sixty days, opened or not, and how to send something back.",
                     *       "revisedAt": "2026-05-11T16:00:00.000Z",
                     *       "body": [
                     *         {
                     *           "type": "paragraph",
                     *           "children": [
                     *             {
                     *               "type": "text",
                     *               "text": "Skin is particular.",
                     *               "marks": []
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "sections": []
                     *     }
                     */
                    "application/json": components["schemas"]["ContentRecord"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            /**
             * @description `content_unavailable`: The content service has never answered this process. `Retry-After` says how many seconds to wait.
             *     `database_unavailable`: The database cannot be reached. `Retry-After` says how many seconds to wait.
             *     `disk_full`: There is no disk space left to save anything. `Retry-After` says how many seconds to wait.
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#content_unavailable",
                     *       "title": "We can’t load this page right now. Try again in a moment.",
                     *       "status": 503,
                     *       "detail": "We can’t load this page right now. Try again in a moment.",
                     *       "code": "content_unavailable",
                     *       "message": "We can’t load this page right now. Try again in a moment.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("content_unavailable" | "database_unavailable" | "disk_full") | string;
                    };
                };
            };
        };
    };
    learningSignIn: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where to go. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "https://learn.example/sso/jwt?token=eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.e30.c2ln"
                     *     }
                     */
                    "application/json": {
                        /** @description URL of the platform, with a token if it takes sign-ins. */
                        url: string | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    dealList: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deals. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "dealId": "cpn_prostock5",
                     *           "kind": "coupon",
                     *           "label": "5% off orders over $400 for professionals",
                     *           "code": "PROSTOCK5",
                     *           "endsAt": null
                     *         },
                     *         {
                     *           "dealId": "dsc_six_back_bar",
                     *           "kind": "automatic",
                     *           "label": "5% off six or more back-bar sizes",
                     *           "code": null,
                     *           "endsAt": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DealList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    promotionGet: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description The `ETag` of a response that the caller still has. As long as nothing has changed, the call returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The slug of the promotion. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The promotion. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "slug": "12-days-of-glymed",
                     *       "status": "Active",
                     *       "startsAt": "2026-12-01T07:00:00.000Z",
                     *       "endsAt": "2026-12-03T07:00:00.000Z",
                     *       "timezone": "America/Denver",
                     *       "today": 1,
                     *       "readAt": "2026-12-01T16:00:00.000Z",
                     *       "changesAt": "2026-12-02T07:00:00.000Z",
                     *       "promotion": {
                     *         "id": "12-days-of-glymed",
                     *         "type": "promotion",
                     *         "createdAt": "2026-11-02T16:00:00.000Z",
                     *         "updatedAt": "2026-11-02T16:00:00.000Z",
                     *         "title": "12 Days of GlyMed",
                     *         "slug": "12-days-of-glymed",
                     *         "summary": "One offer a day.",
                     *         "startsAt": "2026-12-01T07:00:00.000Z",
                     *         "endsAt": "2026-12-03T07:00:00.000Z",
                     *         "zone": "America/Denver",
                     *         "body": [],
                     *         "afterBody": []
                     *       },
                     *       "days": [
                     *         {
                     *           "day": 1,
                     *           "startsAt": "2026-12-01T07:00:00.000Z",
                     *           "endsAt": "2026-12-02T07:00:00.000Z",
                     *           "offer": {
                     *             "id": "12-days-01",
                     *             "type": "promotionDay",
                     *             "createdAt": "2026-11-02T16:00:00.000Z",
                     *             "updatedAt": "2026-11-02T16:00:00.000Z",
                     *             "title": "A clean start",
                     *             "day": 1,
                     *             "body": [
                     *               {
                     *                 "type": "paragraph",
                     *                 "children": [
                     *                   {
                     *                     "type": "text",
                     *                     "text": "15% off cleansers today.",
                     *                     "marks": []
                     *                   }
                     *                 ]
                     *               }
                     *             ],
                     *             "products": [
                     *               "1101"
                     *             ],
                     *             "couponCode": "12DAYS01"
                     *           }
                     *         },
                     *         {
                     *           "day": 2,
                     *           "startsAt": "2026-12-02T07:00:00.000Z",
                     *           "endsAt": "2026-12-03T07:00:00.000Z",
                     *           "offer": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Promotion"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            /**
             * @description `content_unavailable`: The content service has never answered this process. `Retry-After` says how many seconds to wait.
             *     `database_unavailable`: The database cannot be reached. `Retry-After` says how many seconds to wait.
             *     `disk_full`: There is no disk space left to save anything. `Retry-After` says how many seconds to wait.
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#content_unavailable",
                     *       "title": "We can’t load this page right now. Try again in a moment.",
                     *       "status": 503,
                     *       "detail": "We can’t load this page right now. Try again in a moment.",
                     *       "code": "content_unavailable",
                     *       "message": "We can’t load this page right now. Try again in a moment.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("content_unavailable" | "database_unavailable" | "disk_full") | string;
                    };
                };
            };
        };
    };
    resourceGetCounts: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description The `ETag` of a response that the caller still has. As long as nothing has changed, the call returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Numbers of resources. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "web": 13,
                     *       "retail": 13,
                     *       "b2b": 37,
                     *       "school": 29
                     *     }
                     */
                    "application/json": components["schemas"]["ResourceCounts"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            /**
             * @description `content_unavailable`: The content service has never answered this process. `Retry-After` says how many seconds to wait.
             *     `database_unavailable`: The database cannot be reached. `Retry-After` says how many seconds to wait.
             *     `disk_full`: There is no disk space left to save anything. `Retry-After` says how many seconds to wait.
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#content_unavailable",
                     *       "title": "We can’t load this page right now. Try again in a moment.",
                     *       "status": 503,
                     *       "detail": "We can’t load this page right now. Try again in a moment.",
                     *       "code": "content_unavailable",
                     *       "message": "We can’t load this page right now. Try again in a moment.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("content_unavailable" | "database_unavailable" | "disk_full") | string;
                    };
                };
            };
        };
    };
    resourceArchive: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "slugs": [
                 *         "skin-diary",
                 *         "spf-chart"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ResourceArchiveRequest"];
            };
        };
        responses: {
            /** @description Where the archive is. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "/content/archives/regen-resources.zip?grant=MTc5NTg4MDAwMCB3ZWIgc2tpbi1kaWFyeQ.4d1f",
                     *       "fileName": "regen-resources.zip",
                     *       "fileCount": 2,
                     *       "size": 80911
                     *     }
                     */
                    "application/json": components["schemas"]["ResourceArchive"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /**
             * @description `archive_too_large`: The files of an archive have more than 200 MB in all.
             *     `body_too_large`: The body has more bytes than this operation accepts.
             */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#archive_too_large",
                     *       "title": "These files are too large for one download. Choose fewer.",
                     *       "status": 413,
                     *       "detail": "These files are too large for one download. Choose fewer.",
                     *       "code": "archive_too_large",
                     *       "message": "These files are too large for one download. Choose fewer.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("archive_too_large" | "body_too_large") | string;
                    };
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            /**
             * @description `content_unavailable`: The content service has never answered this process. `Retry-After` says how many seconds to wait.
             *     `database_unavailable`: The database cannot be reached. `Retry-After` says how many seconds to wait.
             *     `disk_full`: There is no disk space left to save anything. `Retry-After` says how many seconds to wait.
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#content_unavailable",
                     *       "title": "We can’t load this page right now. Try again in a moment.",
                     *       "status": 503,
                     *       "detail": "We can’t load this page right now. Try again in a moment.",
                     *       "code": "content_unavailable",
                     *       "message": "We can’t load this page right now. Try again in a moment.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("content_unavailable" | "database_unavailable" | "disk_full") | string;
                    };
                };
            };
        };
    };
    lessonGetProgress: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller’s progress. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "topics": [
                     *         {
                     *           "topicId": "topic-skin-science",
                     *           "slug": "skin-science",
                     *           "isCertified": false,
                     *           "sections": [
                     *             {
                     *               "sectionId": "section-structure-of-skin",
                     *               "slug": "structure-of-skin",
                     *               "lessons": [
                     *                 {
                     *                   "lessonId": "lesson-the-epidermis-layer-by-layer",
                     *                   "slug": "the-epidermis-layer-by-layer",
                     *                   "title": "The epidermis, layer by layer",
                     *                   "passedAt": "2026-11-20T16:00:00.000Z"
                     *                 },
                     *                 {
                     *                   "lessonId": "lesson-the-dermis-and-what-lies-below",
                     *                   "slug": "the-dermis-and-what-lies-below",
                     *                   "title": "The dermis and what lies below",
                     *                   "passedAt": null
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["LessonProgress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `forbidden`: The caller is known, but may not do this or see this record.
             *     `wrong_channel`: The operation is for accounts of another channel, such as professionals.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#forbidden",
                     *       "title": "You do not have access to this.",
                     *       "status": 403,
                     *       "detail": "You do not have access to this.",
                     *       "code": "forbidden",
                     *       "message": "You do not have access to this.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("forbidden" | "wrong_channel") | string;
                    };
                };
            };
            500: components["responses"]["InternalError"];
            /**
             * @description `content_unavailable`: The content service has never answered this process. `Retry-After` says how many seconds to wait.
             *     `database_unavailable`: The database cannot be reached. `Retry-After` says how many seconds to wait.
             *     `disk_full`: There is no disk space left to save anything. `Retry-After` says how many seconds to wait.
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#content_unavailable",
                     *       "title": "We can’t load this page right now. Try again in a moment.",
                     *       "status": 503,
                     *       "detail": "We can’t load this page right now. Try again in a moment.",
                     *       "code": "content_unavailable",
                     *       "message": "We can’t load this page right now. Try again in a moment.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("content_unavailable" | "database_unavailable" | "disk_full") | string;
                    };
                };
            };
        };
    };
    lessonAnswer: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: components["parameters"]["id"];
                /** @description The ID of the content record. */
                lessonId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "answers": [
                 *         0,
                 *         2
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["LessonAnswers"];
            };
        };
        responses: {
            /** @description What was right. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "passedAt": null,
                     *       "checks": [
                     *         {
                     *           "isRight": true,
                     *           "rightOption": 0,
                     *           "why": "Dead cells are what the world touches."
                     *         },
                     *         {
                     *           "isRight": false,
                     *           "rightOption": 1,
                     *           "why": "Living cells begin one layer below."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["LessonResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `forbidden`: The caller is known, but may not do this or see this record.
             *     `wrong_channel`: The operation is for accounts of another channel, such as professionals.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#forbidden",
                     *       "title": "You do not have access to this.",
                     *       "status": 403,
                     *       "detail": "You do not have access to this.",
                     *       "code": "forbidden",
                     *       "message": "You do not have access to this.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("forbidden" | "wrong_channel") | string;
                    };
                };
            };
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            /**
             * @description `content_unavailable`: The content service has never answered this process. `Retry-After` says how many seconds to wait.
             *     `database_unavailable`: The database cannot be reached. `Retry-After` says how many seconds to wait.
             *     `disk_full`: There is no disk space left to save anything. `Retry-After` says how many seconds to wait.
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#content_unavailable",
                     *       "title": "We can’t load this page right now. Try again in a moment.",
                     *       "status": 503,
                     *       "detail": "We can’t load this page right now. Try again in a moment.",
                     *       "code": "content_unavailable",
                     *       "message": "We can’t load this page right now. Try again in a moment.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("content_unavailable" | "database_unavailable" | "disk_full") | string;
                    };
                };
            };
        };
    };
    certificateIssue: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: components["parameters"]["id"];
                /** @description The ID of the content record. */
                topicId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The certificate. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "certificateId": "cer_01kaxg2p0r3v5w7y9a1c3e5g7j",
                     *       "name": "Ruth Okafor",
                     *       "topic": "Skin science",
                     *       "completedAt": "2026-11-20T16:00:00.000Z",
                     *       "url": "/files/certificates/cer_01kaxg2p0r3v5w7y9a1c3e5g7j?signature=4d1f"
                     *     }
                     */
                    "application/json": components["schemas"]["Certificate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `forbidden`: The caller is known, but may not do this or see this record.
             *     `wrong_channel`: The operation is for accounts of another channel, such as professionals.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#forbidden",
                     *       "title": "You do not have access to this.",
                     *       "status": 403,
                     *       "detail": "You do not have access to this.",
                     *       "code": "forbidden",
                     *       "message": "You do not have access to this.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("forbidden" | "wrong_channel") | string;
                    };
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["TopicNotComplete"];
            500: components["responses"]["InternalError"];
            /**
             * @description `content_unavailable`: The content service has never answered this process. `Retry-After` says how many seconds to wait.
             *     `database_unavailable`: The database cannot be reached. `Retry-After` says how many seconds to wait.
             *     `disk_full`: There is no disk space left to save anything. `Retry-After` says how many seconds to wait.
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#content_unavailable",
                     *       "title": "We can’t load this page right now. Try again in a moment.",
                     *       "status": 503,
                     *       "detail": "We can’t load this page right now. Try again in a moment.",
                     *       "code": "content_unavailable",
                     *       "message": "We can’t load this page right now. Try again in a moment.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("content_unavailable" | "database_unavailable" | "disk_full") | string;
                    };
                };
            };
        };
    };
    clientList: {
        parameters: {
            query?: {
                /** @description Words in the name, email or phone number. */
                search?: string;
                /** @description Order of the list. */
                sort?: "name" | "recent" | "spent";
                /** @description Counted from 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Entries per page: 10 by default, at most 50. */
                perPage?: components["parameters"]["PerPage"];
            };
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of clients. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "clientId": "acc_01kzx3m9f2q7w8r5t6y1v4n0pe",
                     *           "userId": "usr_01kzx3m9f2a4s6d8g0h2j4k6mn",
                     *           "firstName": "Ana",
                     *           "lastName": "Ruiz",
                     *           "email": "ana@example.com",
                     *           "phone": "+1 801 555 0165",
                     *           "linkedAt": "2026-03-02T17:20:11.000Z",
                     *           "orderCount": 7,
                     *           "totalSpent": 612.4,
                     *           "currency": "USD",
                     *           "lastOrderAt": "2026-11-09T19:42:03.000Z"
                     *         }
                     *       ],
                     *       "currentPage": 1,
                     *       "totalPages": 1,
                     *       "totalCount": 1,
                     *       "perPage": 10
                     *     }
                     */
                    "application/json": components["schemas"]["RetailClientPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `forbidden`: The caller is known, but may not do this or see this record.
             *     `wrong_channel`: The operation is for accounts of another channel, such as professionals.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#forbidden",
                     *       "title": "You do not have access to this.",
                     *       "status": 403,
                     *       "detail": "You do not have access to this.",
                     *       "code": "forbidden",
                     *       "message": "You do not have access to this.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("forbidden" | "wrong_channel") | string;
                    };
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    clientListAllOrders: {
        parameters: {
            query?: {
                /** @description Only orders from that year (UTC). */
                year?: number;
                /** @description Counted from 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Entries per page: 10 by default, at most 50. */
                perPage?: components["parameters"]["PerPage"];
            };
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of orders. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "orderId": "ord_01kzx5p7c3e9r1t5y7v0b2n4mq",
                     *           "number": "R-104211",
                     *           "clientId": "acc_01kzx3m9f2q7w8r5t6y1v4n0pe",
                     *           "clientName": "Ana Ruiz",
                     *           "placedAt": "2026-11-09T19:42:03.000Z",
                     *           "state": "shipped",
                     *           "total": 96.3,
                     *           "currency": "USD",
                     *           "items": [
                     *             {
                     *               "sku": "1101",
                     *               "shortName": "Quiet Milk Cleanser",
                     *               "quantity": 2,
                     *               "isRecommended": true
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "currentPage": 1,
                     *       "totalPages": 1,
                     *       "totalCount": 1,
                     *       "perPage": 10,
                     *       "years": [
                     *         2026,
                     *         2025
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RetailClientOrderPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `forbidden`: The caller is known, but may not do this or see this record.
             *     `wrong_channel`: The operation is for accounts of another channel, such as professionals.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#forbidden",
                     *       "title": "You do not have access to this.",
                     *       "status": 403,
                     *       "detail": "You do not have access to this.",
                     *       "code": "forbidden",
                     *       "message": "You do not have access to this.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("forbidden" | "wrong_channel") | string;
                    };
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    clientGet: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The account of the client. */
                clientId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The client. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "clientId": "acc_01kzx3m9f2q7w8r5t6y1v4n0pe",
                     *       "userId": "usr_01kzx3m9f2a4s6d8g0h2j4k6mn",
                     *       "firstName": "Ana",
                     *       "lastName": "Ruiz",
                     *       "email": "ana@example.com",
                     *       "phone": "+1 801 555 0165",
                     *       "linkedAt": "2026-03-02T17:20:11.000Z",
                     *       "orderCount": 7,
                     *       "totalSpent": 612.4,
                     *       "currency": "USD",
                     *       "lastOrderAt": "2026-11-09T19:42:03.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["RetailClient"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `forbidden`: The caller is known, but may not do this or see this record.
             *     `wrong_channel`: The operation is for accounts of another channel, such as professionals.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#forbidden",
                     *       "title": "You do not have access to this.",
                     *       "status": 403,
                     *       "detail": "You do not have access to this.",
                     *       "code": "forbidden",
                     *       "message": "You do not have access to this.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("forbidden" | "wrong_channel") | string;
                    };
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    clientListOrders: {
        parameters: {
            query?: {
                /** @description Only orders from that year (UTC). */
                year?: number;
                /** @description Counted from 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Entries per page: 10 by default, at most 50. */
                perPage?: components["parameters"]["PerPage"];
            };
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The account of the client. */
                clientId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of orders. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "orderId": "ord_01kzx5p7c3e9r1t5y7v0b2n4mq",
                     *           "number": "R-104211",
                     *           "clientId": "acc_01kzx3m9f2q7w8r5t6y1v4n0pe",
                     *           "clientName": "Ana Ruiz",
                     *           "placedAt": "2026-11-09T19:42:03.000Z",
                     *           "state": "shipped",
                     *           "total": 96.3,
                     *           "currency": "USD",
                     *           "items": [
                     *             {
                     *               "sku": "1101",
                     *               "shortName": "Quiet Milk Cleanser",
                     *               "quantity": 2,
                     *               "isRecommended": true
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "currentPage": 1,
                     *       "totalPages": 1,
                     *       "totalCount": 1,
                     *       "perPage": 10,
                     *       "years": [
                     *         2026,
                     *         2025
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RetailClientOrderPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `forbidden`: The caller is known, but may not do this or see this record.
             *     `wrong_channel`: The operation is for accounts of another channel, such as professionals.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#forbidden",
                     *       "title": "You do not have access to this.",
                     *       "status": 403,
                     *       "detail": "You do not have access to this.",
                     *       "code": "forbidden",
                     *       "message": "You do not have access to this.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("forbidden" | "wrong_channel") | string;
                    };
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    professionalList: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The professionals. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientProfessionals"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `forbidden`: The caller is known, but may not do this or see this record.
             *     `wrong_channel`: The operation is for accounts of another channel, such as professionals.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#forbidden",
                     *       "title": "You do not have access to this.",
                     *       "status": 403,
                     *       "detail": "You do not have access to this.",
                     *       "code": "forbidden",
                     *       "message": "You do not have access to this.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("forbidden" | "wrong_channel") | string;
                    };
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    professionalDelete: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
                /** @description The account of the professional. */
                accountId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link has ended. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `forbidden`: The caller is known, but may not do this or see this record.
             *     `wrong_channel`: The operation is for accounts of another channel, such as professionals.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#forbidden",
                     *       "title": "You do not have access to this.",
                     *       "status": 403,
                     *       "detail": "You do not have access to this.",
                     *       "code": "forbidden",
                     *       "message": "You do not have access to this.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("forbidden" | "wrong_channel") | string;
                    };
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    clientSearch: {
        parameters: {
            query: {
                /** @description Words in the name, email or phone number. */
                search: string;
            };
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matches. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "clientId": "acc_01kzx3m9f2q7w8r5t6y1v4n0pe",
                     *           "userId": "usr_01kzx3m9f2a4s6d8g0h2j4k6mn",
                     *           "firstName": "Ana",
                     *           "lastName": "Ruiz",
                     *           "email": "ana@example.com",
                     *           "phone": "+1 801 555 0165",
                     *           "linkedAt": "2026-03-02T17:20:11.000Z",
                     *           "orderCount": 7,
                     *           "totalSpent": 612.4,
                     *           "currency": "USD",
                     *           "lastOrderAt": "2026-11-09T19:42:03.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RetailClientMatches"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `forbidden`: The caller is known, but may not do this or see this record.
             *     `wrong_channel`: The operation is for accounts of another channel, such as professionals.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#forbidden",
                     *       "title": "You do not have access to this.",
                     *       "status": 403,
                     *       "detail": "You do not have access to this.",
                     *       "code": "forbidden",
                     *       "message": "You do not have access to this.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("forbidden" | "wrong_channel") | string;
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    clientCreate: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description For 24 hours, the same key with the same body returns the response of the first call. The same key with a different body is refused with 409 `idempotency_key_reuse`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firstName": "Ana",
                 *       "lastName": "Ruiz",
                 *       "email": "ana@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["RetailClientCreate"];
            };
        };
        responses: {
            /** @description The invitation is on its way. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "ana@example.com",
                     *       "status": "invited",
                     *       "expiresAt": "2026-12-05T17:20:11.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["RetailClientInvitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `forbidden`: The caller is known, but may not do this or see this record.
             *     `wrong_channel`: The operation is for accounts of another channel, such as professionals.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#forbidden",
                     *       "title": "You do not have access to this.",
                     *       "status": 403,
                     *       "detail": "You do not have access to this.",
                     *       "code": "forbidden",
                     *       "message": "You do not have access to this.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("forbidden" | "wrong_channel") | string;
                    };
                };
            };
            409: components["responses"]["IdempotencyKeyReuse"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["NotARetailAccount"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    clientAcceptInvitation: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description For 24 hours, the same key with the same body returns the response of the first call. The same key with a different body is refused with 409 `idempotency_key_reuse`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description From the link. */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "three calm mornings"
                 *     }
                 */
                "application/json": components["schemas"]["RetailClientAccept"];
            };
        };
        responses: {
            /** @description The professional that the person is now linked to. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accountId": "acc_01kzx1v8b6n3m5q7w9e1r3t5yp",
                     *       "accountName": "Lumen Skin Clinic",
                     *       "storeLabel": "lumen"
                     *     }
                     */
                    "application/json": components["schemas"]["LinkedProfessional"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["SignInAsInvited"];
            404: components["responses"]["NotFound"];
            /**
             * @description `invitation_used`: An invitation can be accepted only once.
             *     `idempotency_key_reuse`: The same key was sent with a different body within 24 hours.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#invitation_used",
                     *       "title": "This invitation has already been accepted.",
                     *       "status": 409,
                     *       "detail": "This invitation has already been accepted.",
                     *       "code": "invitation_used",
                     *       "message": "This invitation has already been accepted.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("invitation_used" | "idempotency_key_reuse") | string;
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description `password_required`: Accepting this invitation creates an account.
             *     `invitation_expired`: The invitation is too old.
             *     `not_a_retail_account`: Only retail accounts can become clients.
             *     `password_too_weak`: The password is too easy to guess, or too similar to the email address. `details` says why.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#password_required",
                     *       "title": "Choose a password for your new account.",
                     *       "status": 422,
                     *       "detail": "Choose a password for your new account.",
                     *       "code": "password_required",
                     *       "message": "Choose a password for your new account.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("password_required" | "invitation_expired" | "not_a_retail_account" | "password_too_weak") | string;
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    recommendationList: {
        parameters: {
            query?: {
                /** @description Counted from 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Entries per page: 10 by default, at most 50. */
                perPage?: components["parameters"]["PerPage"];
            };
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of bundles. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BundlePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `forbidden`: The caller is known, but may not do this or see this record.
             *     `wrong_channel`: The operation is for accounts of another channel, such as professionals.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#forbidden",
                     *       "title": "You do not have access to this.",
                     *       "status": 403,
                     *       "detail": "You do not have access to this.",
                     *       "code": "forbidden",
                     *       "message": "You do not have access to this.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("forbidden" | "wrong_channel") | string;
                    };
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    recommendationClaim: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The token of the shared bundle. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "the-token-of-the-link"
                 *     }
                 */
                "application/json": components["schemas"]["BundleClaim"];
            };
        };
        responses: {
            /** @description The bundle. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedBundle"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["WrongChannel"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["TokenMismatch"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    recommendationCreate: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description For 24 hours, the same key with the same body returns the response of the first call. The same key with a different body is refused with 409 `idempotency_key_reuse`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["BundleCreate"];
            };
        };
        responses: {
            /** @description The bundle. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bundle"];
                };
            };
            /**
             * @description `validation_failed`: A parameter or a field of the body violates the contract. `details` names each one.
             *     `malformed_json`: The body cannot be parsed.
             *     `bad_request`: The body arrived incomplete, or its length does not match `Content-Length`.
             *     `malformed_form`: The body is not well-formed `multipart/form-data`.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#validation_failed",
                     *       "title": "Some fields are not valid.",
                     *       "status": 400,
                     *       "detail": "Some fields are not valid.",
                     *       "code": "validation_failed",
                     *       "message": "Some fields are not valid.",
                     *       "requestId": "req_01HZX0",
                     *       "details": [
                     *         {
                     *           "path": "/quantity",
                     *           "message": "must be at least 1",
                     *           "code": "minimum"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("validation_failed" | "malformed_json" | "bad_request" | "malformed_form") | string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description `forbidden`: The caller is known, but may not do this or see this record.
             *     `wrong_channel`: The operation is for accounts of another channel, such as professionals.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#forbidden",
                     *       "title": "You do not have access to this.",
                     *       "status": 403,
                     *       "detail": "You do not have access to this.",
                     *       "code": "forbidden",
                     *       "message": "You do not have access to this.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("forbidden" | "wrong_channel") | string;
                    };
                };
            };
            409: components["responses"]["IdempotencyKeyReuse"];
            /**
             * @description `body_too_large`: The body has more bytes than this operation accepts.
             *     `file_too_large`: A file in the form has more bytes than the operation accepts.
             *     `too_many_parts`: The form has more fields and files than the operation accepts.
             */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#body_too_large",
                     *       "title": "The body is too large.",
                     *       "status": 413,
                     *       "detail": "The body is too large.",
                     *       "code": "body_too_large",
                     *       "message": "The body is too large.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("body_too_large" | "file_too_large" | "too_many_parts") | string;
                    };
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description `bundles_full`: A person can keep a limited number of bundles.
             *     `file_invalid`: The file is not what its name and type claim, or cannot be read. The entry in `details` has the reason as its code.
             *     `instructions_conflict`: The body has two kinds of instructions.
             *     `sku_unknown`: A SKU is not sold to clients or professionals. `details` names each one.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#bundles_full",
                     *       "title": "You have reached the maximum number of bundles. Delete one to create another.",
                     *       "status": 422,
                     *       "detail": "You have reached the maximum number of bundles. Delete one to create another.",
                     *       "code": "bundles_full",
                     *       "message": "You have reached the maximum number of bundles. Delete one to create another.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("bundles_full" | "file_invalid" | "instructions_conflict" | "sku_unknown") | string;
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    recommendationGet: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                userId: string;
                /** @description The bundle. */
                bundleId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bundle. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bundle"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `forbidden`: The caller is known, but may not do this or see this record.
             *     `wrong_channel`: The operation is for accounts of another channel, such as professionals.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#forbidden",
                     *       "title": "You do not have access to this.",
                     *       "status": 403,
                     *       "detail": "You do not have access to this.",
                     *       "code": "forbidden",
                     *       "message": "You do not have access to this.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("forbidden" | "wrong_channel") | string;
                    };
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    recommendationUpdate: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description For 24 hours, the same key with the same body returns the response of the first call. The same key with a different body is refused with 409 `idempotency_key_reuse`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The caller. */
                userId: string;
                /** @description The bundle. */
                bundleId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["BundleUpdate"];
            };
        };
        responses: {
            /** @description The changed bundle. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bundle"];
                };
            };
            /**
             * @description `validation_failed`: A parameter or a field of the body violates the contract. `details` names each one.
             *     `malformed_json`: The body cannot be parsed.
             *     `bad_request`: The body arrived incomplete, or its length does not match `Content-Length`.
             *     `malformed_form`: The body is not well-formed `multipart/form-data`.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#validation_failed",
                     *       "title": "Some fields are not valid.",
                     *       "status": 400,
                     *       "detail": "Some fields are not valid.",
                     *       "code": "validation_failed",
                     *       "message": "Some fields are not valid.",
                     *       "requestId": "req_01HZX0",
                     *       "details": [
                     *         {
                     *           "path": "/quantity",
                     *           "message": "must be at least 1",
                     *           "code": "minimum"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("validation_failed" | "malformed_json" | "bad_request" | "malformed_form") | string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description `forbidden`: The caller is known, but may not do this or see this record.
             *     `wrong_channel`: The operation is for accounts of another channel, such as professionals.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#forbidden",
                     *       "title": "You do not have access to this.",
                     *       "status": 403,
                     *       "detail": "You do not have access to this.",
                     *       "code": "forbidden",
                     *       "message": "You do not have access to this.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("forbidden" | "wrong_channel") | string;
                    };
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyKeyReuse"];
            /**
             * @description `body_too_large`: The body has more bytes than this operation accepts.
             *     `file_too_large`: A file in the form has more bytes than the operation accepts.
             *     `too_many_parts`: The form has more fields and files than the operation accepts.
             */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#body_too_large",
                     *       "title": "The body is too large.",
                     *       "status": 413,
                     *       "detail": "The body is too large.",
                     *       "code": "body_too_large",
                     *       "message": "The body is too large.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("body_too_large" | "file_too_large" | "too_many_parts") | string;
                    };
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description `file_invalid`: The file is not what its name and type claim, or cannot be read. The entry in `details` has the reason as its code.
             *     `instructions_conflict`: The body has two kinds of instructions.
             *     `sku_unknown`: A SKU is not sold to clients or professionals. `details` names each one.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#file_invalid",
                     *       "title": "This file cannot be used.",
                     *       "status": 422,
                     *       "detail": "This file cannot be used.",
                     *       "code": "file_invalid",
                     *       "message": "This file cannot be used.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("file_invalid" | "instructions_conflict" | "sku_unknown") | string;
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    recommendationDelete: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                userId: string;
                /** @description The bundle. */
                bundleId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `forbidden`: The caller is known, but may not do this or see this record.
             *     `wrong_channel`: The operation is for accounts of another channel, such as professionals.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#forbidden",
                     *       "title": "You do not have access to this.",
                     *       "status": 403,
                     *       "detail": "You do not have access to this.",
                     *       "code": "forbidden",
                     *       "message": "You do not have access to this.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("forbidden" | "wrong_channel") | string;
                    };
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    recommendationDeleteFile: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                userId: string;
                /** @description The bundle. */
                bundleId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bundle. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bundle"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `forbidden`: The caller is known, but may not do this or see this record.
             *     `wrong_channel`: The operation is for accounts of another channel, such as professionals.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#forbidden",
                     *       "title": "You do not have access to this.",
                     *       "status": 403,
                     *       "detail": "You do not have access to this.",
                     *       "code": "forbidden",
                     *       "message": "You do not have access to this.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("forbidden" | "wrong_channel") | string;
                    };
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    recommendationReplaceLink: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                userId: string;
                /** @description The bundle. */
                bundleId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bundle with its new link. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bundle"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `forbidden`: The caller is known, but may not do this or see this record.
             *     `wrong_channel`: The operation is for accounts of another channel, such as professionals.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#forbidden",
                     *       "title": "You do not have access to this.",
                     *       "status": 403,
                     *       "detail": "You do not have access to this.",
                     *       "code": "forbidden",
                     *       "message": "You do not have access to this.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("forbidden" | "wrong_channel") | string;
                    };
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    recommendationSend: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description For 24 hours, the same key with the same body returns the response of the first call. The same key with a different body is refused with 409 `idempotency_key_reuse`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The caller. */
                userId: string;
                /** @description The bundle. */
                bundleId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BundleSend"];
            };
        };
        responses: {
            /** @description Who received it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BundleSent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `forbidden`: The caller is known, but may not do this or see this record.
             *     `wrong_channel`: The operation is for accounts of another channel, such as professionals.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#forbidden",
                     *       "title": "You do not have access to this.",
                     *       "status": 403,
                     *       "detail": "You do not have access to this.",
                     *       "code": "forbidden",
                     *       "message": "You do not have access to this.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("forbidden" | "wrong_channel") | string;
                    };
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyKeyReuse"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ClientNotLinked"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    recommendationGetShared: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The token of a shared bundle. */
                bundleToken: string;
                /** @description The caller, or `public`. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bundle. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedBundle"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    recommendationSearch: {
        parameters: {
            query?: {
                /** @description Counted from 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Entries per page: 10 by default, at most 50. */
                perPage?: components["parameters"]["PerPage"];
            };
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                userId: string;
                /** @description Words, percent-encoded. */
                term: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of bundles. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BundlePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `forbidden`: The caller is known, but may not do this or see this record.
             *     `wrong_channel`: The operation is for accounts of another channel, such as professionals.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#forbidden",
                     *       "title": "You do not have access to this.",
                     *       "status": 403,
                     *       "detail": "You do not have access to this.",
                     *       "code": "forbidden",
                     *       "message": "You do not have access to this.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("forbidden" | "wrong_channel") | string;
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    recommendationListReceived: {
        parameters: {
            query?: {
                /** @description Counted from 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Entries per page: 10 by default, at most 50. */
                perPage?: components["parameters"]["PerPage"];
            };
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of bundles. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedBundlePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `forbidden`: The caller is known, but may not do this or see this record.
             *     `wrong_channel`: The operation is for accounts of another channel, such as professionals.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#forbidden",
                     *       "title": "You do not have access to this.",
                     *       "status": 403,
                     *       "detail": "You do not have access to this.",
                     *       "code": "forbidden",
                     *       "message": "You do not have access to this.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("forbidden" | "wrong_channel") | string;
                    };
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    recommendationReport: {
        parameters: {
            query?: {
                /** @description Counted from 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page: 25 by default, at most 100, because each is one line of a table. */
                perPage?: number;
            };
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                userId: string;
                /** @description How far back from now: 7, 30, 91 or 365 days. */
                period: "week" | "month" | "quarter" | "year";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BundleReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `forbidden`: The caller is known, but may not do this or see this record.
             *     `wrong_channel`: The operation is for accounts of another channel, such as professionals.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#forbidden",
                     *       "title": "You do not have access to this.",
                     *       "status": 403,
                     *       "detail": "You do not have access to this.",
                     *       "code": "forbidden",
                     *       "message": "You do not have access to this.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("forbidden" | "wrong_channel") | string;
                    };
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    adminGetBundle: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The bundle. */
                id: string;
                /** @description Whose bundle it is. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bundle. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bundle"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    adminListApplications: {
        parameters: {
            query?: {
                /** @description Which applications; `waiting` by default. */
                part?: "waiting" | "accepted" | "declined";
                /** @description Part of the reference, the business, the applicant’s name or email, or the license number. */
                search?: string;
                /** @description Counted from 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Entries per page: 10 by default, at most 50. */
                perPage?: components["parameters"]["PerPage"];
            };
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of applications. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationQueue"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    adminGetApplication: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The application. */
                applicationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationForStaff"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    adminDecideApplication: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The application. */
                applicationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "accepted",
                 *       "changedAt": "2026-11-21T17:04:10.000Z",
                 *       "tier": 1,
                 *       "isRewardsEligible": true
                 *     }
                 */
                "application/json": components["schemas"]["ApplicationDecision"];
            };
        };
        responses: {
            /** @description The application. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationForStaff"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description `application_changed`: Another staff member was first, so the decision doesn't apply to its current status.
             *     `application_not_acceptable`: The applicant is on the staff, has a school account or a disabled one; the message says which.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#application_changed",
                     *       "title": "The application has changed since you read it. Read it again.",
                     *       "status": 409,
                     *       "detail": "The application has changed since you read it. Read it again.",
                     *       "code": "application_changed",
                     *       "message": "The application has changed since you read it. Read it again.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("application_changed" | "application_not_acceptable") | string;
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    adminListOrders: {
        parameters: {
            query?: {
                /** @description Only orders in this state. */
                state?: components["schemas"]["OrderState"];
                /** @description Only orders placed in this channel. */
                site?: components["schemas"]["OrderChannel"];
                /** @description Only orders placed on or after this day, in the company’s time zone. */
                from?: string;
                /** @description Only orders placed on or before this day, in the company’s time zone. */
                to?: string;
                /** @description The beginning of an order number, an email address or the recipient’s last name, or a complete tracking number. */
                search?: string;
                /** @description Counted from 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Entries per page: 10 by default, at most 50. */
                perPage?: components["parameters"]["PerPage"];
            };
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of orders. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrderPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    adminGetOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The order. */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    adminMoveOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The order. */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "state": "packed",
                 *       "changedAt": "2026-11-21T06:57:09.511Z"
                 *     }
                 */
                "application/json": components["schemas"]["OrderMoveInput"];
            };
        };
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OrderChanged"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    adminSetTracking: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The order. */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "carrier": "UPS",
                 *       "trackingNumber": "1Z999AA10123456784",
                 *       "changedAt": "2026-11-21T06:57:09.511Z"
                 *     }
                 */
                "application/json": components["schemas"]["TrackingInput"];
            };
        };
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OrderChanged"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    adminRefundOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description Required here: the call moves money or stock. The same key with the same body returns the response of the first call; with a different body it is refused with 409 `idempotency_key_reuse`. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
            };
            path: {
                /** @description The order. */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lines": [
                 *         {
                 *           "line": 1,
                 *           "quantity": 1,
                 *           "restock": true
                 *         }
                 *       ],
                 *       "shipping": false,
                 *       "amount": 100.11,
                 *       "reason": "One bottle arrived broken.",
                 *       "changedAt": "2026-11-21T06:57:09.511Z"
                 *     }
                 */
                "application/json": components["schemas"]["RefundInput"];
            };
        };
        responses: {
            /** @description The order. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description `order_changed`: A staff member, the buyer or a payment changed it first, or the order can't move to that state.
             *     `idempotency_key_reuse`: The same key was sent with a different body within 24 hours.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#order_changed",
                     *       "title": "The order has changed since you read it. Read it again.",
                     *       "status": 409,
                     *       "detail": "The order has changed since you read it. Read it again.",
                     *       "code": "order_changed",
                     *       "message": "The order has changed since you read it. Read it again.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("order_changed" | "idempotency_key_reuse") | string;
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["OrderNotRefundable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    adminListPeople: {
        parameters: {
            query?: {
                /** @description The beginning of a full name, last name, email address or account name, or a complete order number. */
                search?: string;
                /** @description Only people in this channel. */
                site?: components["schemas"]["Site"];
                /** @description Only professionals with this price tier. */
                tier?: number;
                /** @description True for disabled people only, false for all others. */
                disabled?: boolean;
                /** @description Counted from 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Entries per page: 10 by default, at most 50. */
                perPage?: components["parameters"]["PerPage"];
            };
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of people. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffPersonPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    adminGetPerson: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The person. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffPerson"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    adminUpdateAccount: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The person. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tier": 2,
                 *       "changedAt": "2026-11-21T17:04:10.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["AccountChange"];
            };
        };
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffPerson"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description `person_changed`: Another staff member or the person made a change first, so this one is based on outdated data.
             *     `account_not_professional`: Only professional accounts have a tier, rewards and a store page.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#person_changed",
                     *       "title": "The person or account has changed since you read it. Read it again.",
                     *       "status": 409,
                     *       "detail": "The person or account has changed since you read it. Read it again.",
                     *       "code": "person_changed",
                     *       "message": "The person or account has changed since you read it. Read it again.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("person_changed" | "account_not_professional") | string;
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    adminSetPersonAccess: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The person. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "isDisabled": true,
                 *       "reason": "Sold the clinic",
                 *       "changedAt": "2026-11-21T17:04:10.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["AccessChange"];
            };
        };
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffPerson"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description `person_changed`: Another staff member or the person made a change first, so this one is based on outdated data.
             *     `person_protected`: Nobody can disable themselves or staff with `admin:users`.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#person_changed",
                     *       "title": "The person or account has changed since you read it. Read it again.",
                     *       "status": 409,
                     *       "detail": "The person or account has changed since you read it. Read it again.",
                     *       "code": "person_changed",
                     *       "message": "The person or account has changed since you read it. Read it again.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("person_changed" | "person_protected") | string;
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    adminCorrectPoints: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description Required here: the call moves money or stock. The same key with the same body returns the response of the first call; with a different body it is refused with 409 `idempotency_key_reuse`. */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
            };
            path: {
                /** @description The person. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "points": 250,
                 *       "reason": "Points for an order placed by phone"
                 *     }
                 */
                "application/json": components["schemas"]["PointsCorrection"];
            };
        };
        responses: {
            /** @description The balance. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CorrectedPoints"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description `account_not_professional`: Only professional accounts have a tier, rewards and a store page.
             *     `idempotency_key_reuse`: The same key was sent with a different body within 24 hours.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#account_not_professional",
                     *       "title": "This is not a professional account.",
                     *       "status": 409,
                     *       "detail": "This is not a professional account.",
                     *       "code": "account_not_professional",
                     *       "message": "This is not a professional account.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("account_not_professional" | "idempotency_key_reuse") | string;
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PointsInsufficient"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    adminGetContent: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "source": "hosted",
                     *       "ageSeconds": 4320,
                     *       "syncedAt": "2026-11-20T14:48:00.000Z",
                     *       "error": "Network Error",
                     *       "canPreview": true
                     *     }
                     */
                    "application/json": components["schemas"]["ContentState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    adminPreviewContent: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "page": "/blogs"
                 *     }
                 */
                "application/json": {
                    /** @description The page to begin with, a path of the store. */
                    page: string;
                };
            };
        };
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "/blogs?preview=MTc2NDE3NDgwMA.c2lnbmF0dXJlMTIz",
                     *       "expiresAt": "2026-11-20T16:05:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ContentPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["PreviewUnavailable"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cartAddBundle: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description For clients without cookies, in place of a guest's secret cookie: the grant returned by a change to the guest's cart, or `none` until there is one. Without this header, the cookie is used, which scripts in a page cannot read. */
                "Guest-Grant"?: components["parameters"]["GuestGrant"];
                /** @description The `ETag` of the cart that the change is based on, for example `"7"`. An outdated one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description For 24 hours, the same key with the same body returns the response of the first call. The same key with a different body is refused with 409 `idempotency_key_reuse`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description A cart, a user, or `guest` for the cart of this browser. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BundleClaim"];
            };
        };
        responses: {
            /** @description The changed cart. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /** @description The version of the cart. */
                    ETag?: string;
                    "Guest-Grant": components["headers"]["GuestGrant"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyKeyReuse"];
            412: components["responses"]["CartChanged"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["CartFull"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    storeSearch: {
        parameters: {
            query: {
                /** @description A label or its beginning. */
                search: string;
            };
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matches. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreMatches"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    storeGet: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description The `ETag` of a response that the caller still has. As long as nothing has changed, the call returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The current label or a former one, in upper or lower case. */
                storeLabel: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The store. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Store"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["StoreNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    storeLabelGet: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller’s own account. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The label. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreLabel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `forbidden`: The caller is known, but may not do this or see this record.
             *     `wrong_channel`: The operation is for accounts of another channel, such as professionals.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#forbidden",
                     *       "title": "You do not have access to this.",
                     *       "status": 403,
                     *       "detail": "You do not have access to this.",
                     *       "code": "forbidden",
                     *       "message": "You do not have access to this.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("forbidden" | "wrong_channel") | string;
                    };
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    storeLabelUpdate: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller’s own account. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "storeLabel": "lumen-skin",
                 *       "newStoreLabel": "lumen-clinic"
                 *     }
                 */
                "application/json": components["schemas"]["StoreLabelUpdate"];
            };
        };
        responses: {
            /** @description The label. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreLabel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `forbidden`: The caller is known, but may not do this or see this record.
             *     `wrong_channel`: The operation is for accounts of another channel, such as professionals.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#forbidden",
                     *       "title": "You do not have access to this.",
                     *       "status": 403,
                     *       "detail": "You do not have access to this.",
                     *       "code": "forbidden",
                     *       "message": "You do not have access to this.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("forbidden" | "wrong_channel") | string;
                    };
                };
            };
            404: components["responses"]["StoreLabelNotFound"];
            /**
             * @description `store_label_taken`: Another store has this label or used to have it.
             *     `store_label_changed`: The current label is not the one that the change is based on.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#store_label_taken",
                     *       "title": "This label is taken. Choose another label.",
                     *       "status": 409,
                     *       "detail": "This label is taken. Choose another label.",
                     *       "code": "store_label_taken",
                     *       "message": "This label is taken. Choose another label.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("store_label_taken" | "store_label_changed") | string;
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description `store_label_invalid`: The label has characters other than letters, digits and hyphens, or is too short or too long.
             *     `store_label_reserved`: The shop itself uses this word.
             *     `store_label_limit`: A label can be changed a limited number of times.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#store_label_invalid",
                     *       "title": "This label cannot be used.",
                     *       "status": 422,
                     *       "detail": "This label cannot be used.",
                     *       "code": "store_label_invalid",
                     *       "message": "This label cannot be used.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("store_label_invalid" | "store_label_reserved" | "store_label_limit") | string;
                    };
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    storeLabelCreate: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller’s own account. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "storeLabel": "lumen-skin"
                 *     }
                 */
                "application/json": components["schemas"]["StoreLabelCreate"];
            };
        };
        responses: {
            /** @description The label. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreLabel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `forbidden`: The caller is known, but may not do this or see this record.
             *     `wrong_channel`: The operation is for accounts of another channel, such as professionals.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#forbidden",
                     *       "title": "You do not have access to this.",
                     *       "status": 403,
                     *       "detail": "You do not have access to this.",
                     *       "code": "forbidden",
                     *       "message": "You do not have access to this.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("forbidden" | "wrong_channel") | string;
                    };
                };
            };
            /**
             * @description `store_label_taken`: Another store has this label or used to have it.
             *     `store_label_exists`: An account has only one label.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#store_label_taken",
                     *       "title": "This label is taken. Choose another label.",
                     *       "status": 409,
                     *       "detail": "This label is taken. Choose another label.",
                     *       "code": "store_label_taken",
                     *       "message": "This label is taken. Choose another label.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("store_label_taken" | "store_label_exists") | string;
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description `store_label_invalid`: The label has characters other than letters, digits and hyphens, or is too short or too long.
             *     `store_label_reserved`: The shop itself uses this word.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#store_label_invalid",
                     *       "title": "This label cannot be used.",
                     *       "status": 422,
                     *       "detail": "This label cannot be used.",
                     *       "code": "store_label_invalid",
                     *       "message": "This label cannot be used.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("store_label_invalid" | "store_label_reserved") | string;
                    };
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    storeProfileGet: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller’s own account. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreProfile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `forbidden`: The caller is known, but may not do this or see this record.
             *     `wrong_channel`: The operation is for accounts of another channel, such as professionals.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#forbidden",
                     *       "title": "You do not have access to this.",
                     *       "status": 403,
                     *       "detail": "You do not have access to this.",
                     *       "code": "forbidden",
                     *       "message": "You do not have access to this.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("forbidden" | "wrong_channel") | string;
                    };
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    storeProfileUpdate: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller’s own account. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "intro": "Calm, evidence-based facials in the heart of Salt Lake City.",
                 *       "team": [
                 *         {
                 *           "name": "Dana Whitfield",
                 *           "role": "Owner, licensed esthetician"
                 *         }
                 *       ],
                 *       "bundleIds": []
                 *     }
                 */
                "application/json": components["schemas"]["StoreProfileUpdate"];
            };
        };
        responses: {
            /** @description The changed profile. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreProfile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `forbidden`: The caller is known, but may not do this or see this record.
             *     `wrong_channel`: The operation is for accounts of another channel, such as professionals.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#forbidden",
                     *       "title": "You do not have access to this.",
                     *       "status": 403,
                     *       "detail": "You do not have access to this.",
                     *       "code": "forbidden",
                     *       "message": "You do not have access to this.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("forbidden" | "wrong_channel") | string;
                    };
                };
            };
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    storeListTopProducts: {
        parameters: {
            query?: {
                /** @description Number of days, counted back from now. */
                days?: number;
                /** @description Maximum number of products. */
                limit?: number;
            };
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopProducts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `forbidden`: The caller is known, but may not do this or see this record.
             *     `wrong_channel`: The operation is for accounts of another channel, such as professionals.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#forbidden",
                     *       "title": "You do not have access to this.",
                     *       "status": 403,
                     *       "detail": "You do not have access to this.",
                     *       "code": "forbidden",
                     *       "message": "You do not have access to this.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("forbidden" | "wrong_channel") | string;
                    };
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    storeGetWeeklySales: {
        parameters: {
            query?: {
                /** @description An ISO week; the current one by default. */
                week?: string;
            };
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The week. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeeklySale"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `forbidden`: The caller is known, but may not do this or see this record.
             *     `wrong_channel`: The operation is for accounts of another channel, such as professionals.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#forbidden",
                     *       "title": "You do not have access to this.",
                     *       "status": 403,
                     *       "detail": "You do not have access to this.",
                     *       "code": "forbidden",
                     *       "message": "You do not have access to this.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("forbidden" | "wrong_channel") | string;
                    };
                };
            };
            422: components["responses"]["WeekUnknown"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    messageSend: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description For 24 hours, the same key with the same body returns the response of the first call. The same key with a different body is refused with 409 `idempotency_key_reuse`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "accountId": "acc_01hzx0k3v9",
                 *       "message": "How is your skin after the peel?",
                 *       "clientId": "6b1f6a52-3a0e-4f0b-9c39-0d7c8ac0b1de",
                 *       "cards": [
                 *         {
                 *           "kind": "product",
                 *           "sku": "GM1042"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["MessageCreate"];
            };
        };
        responses: {
            /** @description The message. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "messageId": "msg_01kzx7h4k8d2f6s0a1q3w5e7rt",
                     *       "clientId": "6b1f6a52-3a0e-4f0b-9c39-0d7c8ac0b1de",
                     *       "fromAccountId": "acc_01kzx1v8b6n3m5q7w9e1r3t5yp",
                     *       "toAccountId": "acc_01kzx3m9f2q7w8r5t6y1v4n0pe",
                     *       "isMine": true,
                     *       "senderName": "Dana Whitfield",
                     *       "message": "How is your skin after the peel?",
                     *       "attachments": [],
                     *       "cardCount": 1,
                     *       "cards": [
                     *         {
                     *           "kind": "product",
                     *           "sku": "GM1042",
                     *           "name": "Ceramide Night Cream",
                     *           "size": "50 mL / 1.7 fl oz",
                     *           "imageUrl": "/media/pictures/8f42e07761f051ffa28df19b/thumbnail.webp",
                     *           "price": {
                     *             "listPrice": 64,
                     *             "yourPrice": 32,
                     *             "currency": "USD",
                     *             "reason": "professional",
                     *             "reasonText": "Your professional price"
                     *           },
                     *           "isAvailable": true
                     *         }
                     *       ],
                     *       "messageSent": "2026-11-20T16:05:41.000Z",
                     *       "seq": 12,
                     *       "readAt": null,
                     *       "unreadCount": 0
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `forbidden`: The caller is known, but may not do this or see this record.
             *     `not_connected`: The two accounts are not linked, and neither is Regen's care team.
             *     `message_blocked`: The caller has blocked the other account. The blocked account is not notified.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#forbidden",
                     *       "title": "You do not have access to this.",
                     *       "status": 403,
                     *       "detail": "You do not have access to this.",
                     *       "code": "forbidden",
                     *       "message": "You do not have access to this.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("forbidden" | "not_connected" | "message_blocked") | string;
                    };
                };
            };
            409: components["responses"]["IdempotencyKeyReuse"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description `message_empty`: The message has neither text nor attachments nor cards.
             *     `attachment_unusable`: An attachment is unknown or not the caller's, was not checked yet, was refused, has been deleted, or is in another message. `details` names each one.
             *     `card_unusable`: The caller does not see the product, or the link of the recommendation does not work. `details` names each one.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#message_empty",
                     *       "title": "Write a message, or attach a file or a product.",
                     *       "status": 422,
                     *       "detail": "Write a message, or attach a file or a product.",
                     *       "code": "message_empty",
                     *       "message": "Write a message, or attach a file or a product.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("message_empty" | "attachment_unusable" | "card_unusable") | string;
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    messageList: {
        parameters: {
            query?: {
                /** @description Only messages with a higher `seq`. Pages then count only those. */
                after?: number;
                /** @description Only messages with a lower `seq`. Pages then count only those. */
                before?: number;
                /** @description Counted from 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Entries per page: 10 by default, at most 50. */
                perPage?: components["parameters"]["PerPage"];
            };
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The account of the other party. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of messages. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "party": {
                     *         "accountId": "acc_01kzx3m9f2q7w8r5t6y1v4n0pe",
                     *         "kind": "account",
                     *         "accountName": "Ana Ruiz",
                     *         "isBlocked": false,
                     *         "canWrite": true
                     *       },
                     *       "messages": {
                     *         "response": [
                     *           {
                     *             "messageId": "msg_01kzx7h4k8d2f6s0a1q3w5e7rt",
                     *             "clientId": null,
                     *             "fromAccountId": "acc_01kzx3m9f2q7w8r5t6y1v4n0pe",
                     *             "toAccountId": "acc_01kzx1v8b6n3m5q7w9e1r3t5yp",
                     *             "isMine": false,
                     *             "senderName": "Ana Ruiz",
                     *             "message": "Much calmer today. Thank you!",
                     *             "attachments": [
                     *               {
                     *                 "attachmentId": "upl_01m7yea3jcjmq0q20pc05vrsz8",
                     *                 "name": "after-the-peel.jpg",
                     *                 "contentType": "image/jpeg",
                     *                 "size": 391204,
                     *                 "width": 1600,
                     *                 "height": 1200,
                     *                 "url": "/api/v1/uploads/files/messages/upl_01m7yea3jcjmq0q20pc05vrsz8?name=after-the-peel.jpg&expires=1795259700&signature=the-signature",
                     *                 "thumbnailUrl": "/api/v1/uploads/files/messages/upl_01m7yea3jcjmq0q20pc05vrsz8-thumbnail?expires=1795259700&signature=the-signature"
                     *               }
                     *             ],
                     *             "cardCount": 0,
                     *             "cards": [],
                     *             "messageSent": "2026-11-20T16:05:41.000Z",
                     *             "seq": 12,
                     *             "readAt": null,
                     *             "unreadCount": 1
                     *           }
                     *         ]
                     *       },
                     *       "firstUnreadSeq": 12,
                     *       "unreadCount": 1,
                     *       "deliveredSeq": 11,
                     *       "undeliveredSeq": 0,
                     *       "version": 23,
                     *       "currentPage": 1,
                     *       "totalPages": 1,
                     *       "totalCount": 1,
                     *       "perPage": 10
                     *     }
                     */
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    messageListConversations: {
        parameters: {
            query?: {
                /** @description Counted from 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Conversations per page: 30 by default, at most 100, because each is one line. */
                perPage?: number;
            };
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversations. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "users": [
                     *         {
                     *           "party": {
                     *             "accountId": "acc_01kzx3m9f2q7w8r5t6y1v4n0pe",
                     *             "kind": "account",
                     *             "accountName": "Ana Ruiz",
                     *             "isBlocked": false,
                     *             "canWrite": true
                     *           },
                     *           "messageId": "msg_01kzx7h4k8d2f6s0a1q3w5e7rt",
                     *           "lastMessage": "Much calmer today. Thank you!",
                     *           "lastMessageAt": "2026-11-20T16:05:41.000Z",
                     *           "unreadCount": 1,
                     *           "messages": {
                     *             "response": [
                     *               {
                     *                 "messageId": "msg_01kzx7h4k8d2f6s0a1q3w5e7rt",
                     *                 "clientId": null,
                     *                 "fromAccountId": "acc_01kzx3m9f2q7w8r5t6y1v4n0pe",
                     *                 "toAccountId": "acc_01kzx1v8b6n3m5q7w9e1r3t5yp",
                     *                 "isMine": false,
                     *                 "senderName": "Ana Ruiz",
                     *                 "message": "Much calmer today. Thank you!",
                     *                 "attachments": [],
                     *                 "cardCount": 0,
                     *                 "cards": [],
                     *                 "messageSent": "2026-11-20T16:05:41.000Z",
                     *                 "seq": 12,
                     *                 "readAt": null,
                     *                 "unreadCount": 1
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "care": {
                     *         "accountId": "acc_01kzx0a1b2c3d4e5f6g7h8j9kc",
                     *         "kind": "care",
                     *         "accountName": "Regen Care",
                     *         "isBlocked": false,
                     *         "canWrite": true
                     *       },
                     *       "totalCount": 1,
                     *       "unreadCount": 1,
                     *       "version": 23,
                     *       "currentPage": 1,
                     *       "totalPages": 1,
                     *       "perPage": 30
                     *     }
                     */
                    "application/json": components["schemas"]["ChatLogs"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    messageSearch: {
        parameters: {
            query: {
                /** @description Words or the beginnings of words, in any order; without any letter or digit nothing is found. */
                search: string;
                /** @description Counted from 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Entries per page: 10 by default, at most 50. */
                perPage?: components["parameters"]["PerPage"];
            };
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "parties": [],
                     *       "items": [
                     *         {
                     *           "party": {
                     *             "accountId": "acc_01kzx3m9f2q7w8r5t6y1v4n0pe",
                     *             "kind": "account",
                     *             "accountName": "Ana Ruiz",
                     *             "isBlocked": false,
                     *             "canWrite": true
                     *           },
                     *           "message": {
                     *             "messageId": "msg_01kzx7h4k8d2f6s0a1q3w5e7rt",
                     *             "clientId": null,
                     *             "fromAccountId": "acc_01kzx3m9f2q7w8r5t6y1v4n0pe",
                     *             "toAccountId": "acc_01kzx1v8b6n3m5q7w9e1r3t5yp",
                     *             "isMine": false,
                     *             "senderName": "Ana Ruiz",
                     *             "message": "Much calmer today. Thank you!",
                     *             "attachments": [],
                     *             "cardCount": 0,
                     *             "messageSent": "2026-11-20T16:05:41.000Z",
                     *             "seq": 12,
                     *             "readAt": null,
                     *             "unreadCount": 1
                     *           }
                     *         }
                     *       ],
                     *       "currentPage": 1,
                     *       "totalPages": 1,
                     *       "totalCount": 1,
                     *       "perPage": 10
                     *     }
                     */
                    "application/json": components["schemas"]["FoundMessagePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    messageListBlocked: {
        parameters: {
            query?: {
                /** @description Counted from 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Entries per page: 10 by default, at most 50. */
                perPage?: components["parameters"]["PerPage"];
            };
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The blocked accounts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "party": {
                     *             "accountId": "acc_01kzx3m9f2q7w8r5t6y1v4n0pe",
                     *             "kind": "account",
                     *             "accountName": "Ana Ruiz",
                     *             "isBlocked": true,
                     *             "canWrite": false
                     *           },
                     *           "reason": "spam",
                     *           "information": "Advertising every day.",
                     *           "since": "2026-11-20T16:05:41.000Z"
                     *         }
                     *       ],
                     *       "currentPage": 1,
                     *       "totalPages": 1,
                     *       "totalCount": 1,
                     *       "perPage": 10
                     *     }
                     */
                    "application/json": components["schemas"]["BlockedPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    messageListContacts: {
        parameters: {
            query?: {
                /** @description Only names containing a word that starts with this. Case-insensitive. */
                search?: string;
                /** @description Only this account, if it is linked. */
                accountId?: string;
                /** @description Counted from 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Entries per page: 10 by default, at most 50. */
                perPage?: components["parameters"]["PerPage"];
            };
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "accountId": "acc_01kzx3m9f2q7w8r5t6y1v4n0pe",
                     *           "kind": "account",
                     *           "accountName": "Ana Ruiz",
                     *           "isBlocked": false,
                     *           "canWrite": true
                     *         }
                     *       ],
                     *       "currentPage": 1,
                     *       "totalPages": 1,
                     *       "totalCount": 1,
                     *       "perPage": 10
                     *     }
                     */
                    "application/json": components["schemas"]["ContactPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    messageBlock: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The account of the other party. */
                accountId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "spam",
                 *       "information": "Advertising every day."
                 *     }
                 */
                "application/json": components["schemas"]["BlockCreate"];
            };
        };
        responses: {
            /** @description The block. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accountId": "acc_01kzx3m9f2q7w8r5t6y1v4n0pe",
                     *       "isBlocked": true
                     *     }
                     */
                    "application/json": components["schemas"]["BlockState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    messageUnblock: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The account of the other party. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The block is lifted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accountId": "acc_01kzx3m9f2q7w8r5t6y1v4n0pe",
                     *       "isBlocked": false
                     *     }
                     */
                    "application/json": components["schemas"]["BlockState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    messageRead: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The account of the other party. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "messageId": "msg_01kzx7h4k8d2f6s0a1q3w5e7rt"
                 *     }
                 */
                "application/json": components["schemas"]["MessageRead"];
            };
        };
        responses: {
            /** @description How many are still unread. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accountId": "acc_01kzx3m9f2q7w8r5t6y1v4n0pe",
                     *       "unreadCount": 0
                     *     }
                     */
                    "application/json": components["schemas"]["ReadState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    storePictureGet: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller’s own account. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture and its state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StorePictureState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `forbidden`: The caller is known, but may not do this or see this record.
             *     `wrong_channel`: The operation is for accounts of another channel, such as professionals.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#forbidden",
                     *       "title": "You do not have access to this.",
                     *       "status": 403,
                     *       "detail": "You do not have access to this.",
                     *       "code": "forbidden",
                     *       "message": "You do not have access to this.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("forbidden" | "wrong_channel") | string;
                    };
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    storePictureCreateUpload: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller’s own account. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "contentType": "image/png",
                 *       "size": 48213
                 *     }
                 */
                "application/json": components["schemas"]["UploadCreate"];
            };
        };
        responses: {
            /** @description Where the file goes. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Upload"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `forbidden`: The caller is known, but may not do this or see this record.
             *     `wrong_channel`: The operation is for accounts of another channel, such as professionals.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#forbidden",
                     *       "title": "You do not have access to this.",
                     *       "status": 403,
                     *       "detail": "You do not have access to this.",
                     *       "code": "forbidden",
                     *       "message": "You do not have access to this.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("forbidden" | "wrong_channel") | string;
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FileInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    storePictureDelete: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The caller’s own account. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description `forbidden`: The caller is known, but may not do this or see this record.
             *     `wrong_channel`: The operation is for accounts of another channel, such as professionals.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/docs/api/errors#forbidden",
                     *       "title": "You do not have access to this.",
                     *       "status": 403,
                     *       "detail": "You do not have access to this.",
                     *       "code": "forbidden",
                     *       "message": "You do not have access to this.",
                     *       "requestId": "req_01HZX0"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"] & {
                        /** @description Which of these it is. A later version may have more. */
                        code?: ("forbidden" | "wrong_channel") | string;
                    };
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    messageFileCreateUpload: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
                /** @description For 24 hours, the same key with the same body returns the response of the first call. The same key with a different body is refused with 409 `idempotency_key_reuse`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "after-the-peel.jpg",
                 *       "contentType": "image/jpeg",
                 *       "size": 482130
                 *     }
                 */
                "application/json": components["schemas"]["MessageFileCreate"];
            };
        };
        responses: {
            /** @description The upload URL. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "attachmentId": "upl_01m7yea3jcjmq0q20pc05vrsz8",
                     *       "url": "https://shop.example/api/v1/uploads/files/uploads/upl_01m7yea3jcjmq0q20pc05vrsz8?type=image%2Fjpeg&size=482130&expires=1795255200&signature=the-signature",
                     *       "method": "PUT",
                     *       "headers": {
                     *         "content-type": "image/jpeg"
                     *       },
                     *       "expiresAt": "2026-11-21T07:07:12.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["MessageUpload"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["IdempotencyKeyReuse"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FileInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    messageFileGet: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID stored on the device. It identifies the device and proves nothing. */
                "Browser-Id": components["parameters"]["BrowserId"];
                /** @description The client library and its version, for the log. */
                "Sdk-Version"?: components["parameters"]["SdkVersion"];
            };
            path: {
                /** @description The `attachmentId` of the file. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file and its state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "attachmentId": "upl_01m7yea3jcjmq0q20pc05vrsz8",
                     *       "state": "ready",
                     *       "reason": null,
                     *       "attachment": {
                     *         "attachmentId": "upl_01m7yea3jcjmq0q20pc05vrsz8",
                     *         "name": "after-the-peel.jpg",
                     *         "contentType": "image/jpeg",
                     *         "size": 391204,
                     *         "width": 1600,
                     *         "height": 1200,
                     *         "url": "/api/v1/uploads/files/messages/upl_01m7yea3jcjmq0q20pc05vrsz8?name=after-the-peel.jpg&expires=1795259700&signature=the-signature",
                     *         "thumbnailUrl": "/api/v1/uploads/files/messages/upl_01m7yea3jcjmq0q20pc05vrsz8-thumbnail?expires=1795259700&signature=the-signature"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MessageFileState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
